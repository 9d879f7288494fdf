import fc from "fast-check";
import { expect, test } from "vitest";
import { couponHistory, runCouponHistory } from "./coupon-history.ts";
import { fixedSeed } from "./runs.ts";

test("coupon histories reach every outcome and every refusal", () => {
  const seen = new Set(
    fc.sample(couponHistory(), { numRuns: 1000, seed: fixedSeed }).flatMap((all) => [...runCouponHistory(all).seen]),
  );
  const refusals = [
    "COUPON_NOT_YOURS",
    "COUPON_USED_UP",
    "COUPON_NOT_ACTIVE",
    "COUPON_ALREADY_USED",
    "NOT_ENOUGH_POINTS",
  ];
  expect([...seen].sort()).toEqual(["used", "too late", "LIMIT_BELOW_TAKEN", ...refusals].sort());
});
