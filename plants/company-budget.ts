import type { Plant } from "./plant.ts";

export const companyBudgetPlants: Plant[] = [
  {
    story: "each address with a + is a mailbox of its own",
    file: "packages/domain/people/folded-address.ts",
    from: 'email.slice(0, at).split("+")',
    to: "[address.slice(0, at)]",
    tests: ["features/billing/subscriptions/api/company-budget"],
  },
  {
    story: "a company that has paid nothing yet has no budget for invitations",
    file: "features/messages/letters/api/sign-up-limits.ts",
    from: "return !isBudgeted(chain) || spendBudget",
    to: "return true || spendBudget",
    tests: [
      "features/billing/subscriptions/api/company-budget",
      "features/members/imports/api/invite-imported.test.ts",
    ],
  },
];
