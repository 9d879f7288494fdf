import fc from "fast-check";
import { test } from "vitest";
import { couponHistory, runCouponHistory } from "./coupon-history.ts";
import { live, runs, tell } from "./runs.ts";

const count = runs(3_000);

test("no limit is exceeded and no point is spent twice, in any order of events", { timeout: 60_000 }, () => {
  live(
    fc.property(couponHistory(), (events) => {
      runCouponHistory(events);
    }),
    count,
  );
  tell("coupons", count);
});
