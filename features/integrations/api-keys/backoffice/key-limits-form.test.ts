import { expect, test } from "vitest";
import { checkLimits, hasOwnLimits, limitsFormOf, limitsIn } from "./key-limits-form.ts";

const asCashiers = {
  perPurchase: null,
  perDay: null,
  perMemberDay: null,
  correctionsPerMember: null,
  correctionsPerDay: null,
};
const empty = limitsFormOf(asCashiers);

test("limitsIn leaves empty fields to the cashiers’ limits and keeps zero", () => {
  expect(limitsIn(empty)).toEqual(asCashiers);
  expect(hasOwnLimits(asCashiers)).toBe(false);
  const own = limitsIn({ ...empty, perPurchase: "0", correctionsPerDay: "10 000" });
  expect(own).toEqual({ ...asCashiers, perPurchase: 0, correctionsPerDay: 10_000 });
  expect(hasOwnLimits(own)).toBe(true);
  expect(limitsFormOf(own)).toEqual({ ...empty, perPurchase: "0", correctionsPerDay: "10000" });
});

test.each(["-1", "1,5", "ett", "10000001"])("checkLimits refuses %j kronor per purchase", (perPurchase) => {
  expect(checkLimits({ ...empty, perPurchase }).perPurchase).toBe("INVALID_INPUT");
});
