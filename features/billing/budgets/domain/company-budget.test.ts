import { expect, test } from "vitest";
import { isNearBudget } from "./company-budget.ts";

const budget = { clubs: 5, invitations: 500, credits: 500 };

test.each([
  [{ clubs: 3, invitations: 399, credits: 399 }, false],
  [{ clubs: 4, invitations: 0, credits: 0 }, true],
  [{ clubs: 0, invitations: 400, credits: 0 }, true],
  [{ clubs: 0, invitations: 0, credits: 500 }, true],
])("rates a company that used %o of its budget as near a limit: %s", (used, isNear) => {
  expect(isNearBudget(used, budget)).toBe(isNear);
});
