import fc from "fast-check";
import { test } from "vitest";
import { couponHistory, runCouponHistory } from "./coupon-history.ts";
import { runs, seed, tell } from "./runs.ts";

const count = runs(5_000);

test("no limit is passed and no point spent twice, whoever takes turns", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(couponHistory(), (events) => {
      runCouponHistory(events);
    }),
    { numRuns: count, seed },
  );
  tell("coupons", count);
});
