import { expect, it } from "vitest";
import { readHook } from "#packages/web/backoffice/forms/read-hook.fixture.ts";
import { planFormOf } from "./plan-form.ts";
import { usePlanFields } from "./use-plan-fields.ts";

const typing = { today: "2026-11-01", kronor: String };
const planWith = (location: number) =>
  planFormOf(
    {
      id: 1,
      name: "Bas",
      offered: true,
      prices: [{ from: "2026-12-01", location, membersIncluded: 100, member: 2 }],
      payers: [],
      version: "1",
    },
    typing,
  );

it("the conflict dialog shows every part of a price, not only its first day", () => {
  const { coming } = readHook(usePlanFields);
  const [mine, otherText] = [planWith(199), planWith(249)].map((plan) => coming.say(plan.coming));
  expect(mine).not.toBe(otherText);
  expect(otherText).toContain("249");
});
