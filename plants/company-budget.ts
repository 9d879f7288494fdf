import type { Plant } from "./plant.ts";

const act = "apps/api/src/features";

export const companyBudgetPlants: Plant[] = [
  {
    story: "each address with a + is a mailbox of its own",
    file: "packages/domain/src/people/folded-address.ts",
    from: 'email.slice(0, at).split("+")',
    to: "[address.slice(0, at)]",
    tests: [`${act}/company-budget`],
  },
  {
    story: "a company that has paid nothing yet has no budget for invitations",
    file: `${act}/messages/sign-up-limits.ts`,
    from: "return !isBudgeted(chain) || spendBudget",
    to: "return true || spendBudget",
    tests: [`${act}/company-budget`, `${act}/imports/invite-imported.test.ts`],
  },
];
