import fc from "fast-check";
import { test } from "vitest";
import { couponHistory, runCouponHistory } from "./coupon-history.ts";
import { live, runs, tell } from "./runs.ts";

const count = runs(3_000);

test("no limit is passed and no point spent twice, whoever takes turns", { timeout: 60_000 }, () => {
  live(
    fc.property(couponHistory(), (events) => {
      runCouponHistory(events);
    }),
    count,
  );
  tell("coupons", count);
});
