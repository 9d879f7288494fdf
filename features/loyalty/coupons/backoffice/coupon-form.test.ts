import { describe, expect, it } from "vitest";
import {
  type CouponForm,
  checkCoupon,
  couponFormOf,
  couponOf,
  emptyCoupon,
  isOffered,
  pointsOf,
} from "./coupon-form.ts";
import type { Coupon } from "./queries.ts";

const reward: Coupon = {
  version: "",
  id: 1,
  kind: "REWARD",
  translations: { fr: { name: "Un café" } },
  name: "Kaffe",
  description: "",
  imagePath: null,
  pointsRequired: 60,
  value: null,
  minimumPurchase: 49.5,
  storedStatus: "ACTIVE",
  usedUp: false,
  publishStatus: "ACTIVE",
  startDate: null,
  endDate: "2026-12-24",
  totalLimit: 100,
  perMemberLimit: null,
  redeemed: 38,
};
const check = (change: Partial<CouponForm>) => checkCoupon({ ...emptyCoupon("REWARD"), name: "Kaffe", ...change }, 38);

it("a price is read as points from 1 to a million", () => {
  expect([pointsOf("1 000"), pointsOf("1000000"), pointsOf("0"), pointsOf("1000001")]).toEqual([
    1000,
    1_000_000,
    null,
    null,
  ]);
});

describe("checkCoupon", () => {
  it("requires a name of at least three letters and a price", () => {
    expect(check({ name: "" }).name).toBe("REQUIRED");
    expect(check({ name: "Te" }).name).toBe("NAME_TOO_SHORT");
    expect(check({ pointsRequired: "" }).pointsRequired).toBe("INVALID_INPUT");
    expect(check({})).toEqual({});
  });
  it("allows the same day as first and last, but no last day before the first", () => {
    expect(check({ startDate: "2026-12-24", endDate: "2026-12-24" })).toEqual({});
    expect(check({ startDate: "2026-12-24", endDate: "2026-12-23" })).toEqual({ endDate: "END_BEFORE_START" });
  });
  it("refuses a total limit below the number of uses and a limit that is not a number", () => {
    expect(check({ totalLimit: "37" })).toEqual({ totalLimit: "LIMIT_BELOW_TAKEN" });
    expect(check({ totalLimit: "38", perMemberLimit: "1" })).toEqual({});
    expect(check({ totalLimit: "många", perMemberLimit: "0" })).toEqual({
      totalLimit: "INVALID_INPUT",
      perMemberLimit: "INVALID_INPUT",
    });
  });
});

it("a coupon is the same after a round trip through the form", () => {
  const { id, version, imagePath, publishStatus, storedStatus, usedUp, redeemed, ...fields } = reward;
  expect(couponOf(couponFormOf(reward))).toEqual(fields);
});

it("a minimum purchase is read as a typed amount, from 1 krona", () => {
  expect(couponOf({ ...emptyCoupon("REWARD"), minimumPurchase: "1 250,50" }).minimumPurchase).toBe(1250.5);
  expect(couponOf(emptyCoupon("REWARD")).minimumPurchase).toBeNull();
  expect(check({ minimumPurchase: "0,50" })).toEqual({ minimumPurchase: "AMOUNT_TOO_SMALL" });
  expect(check({ minimumPurchase: "hundra" })).toEqual({ minimumPurchase: "INVALID_INPUT" });
});

it("a coupon is available to members from its first day", () => {
  const today = Temporal.PlainDate.from("2026-12-01");
  expect(isOffered(reward, today)).toBe(true);
  expect(isOffered({ ...reward, startDate: "2026-12-01" }, today)).toBe(true);
  expect(isOffered({ ...reward, startDate: "2026-12-02" }, today)).toBe(false);
  expect(isOffered({ ...reward, publishStatus: "EXPIRED" }, today)).toBe(false);
});
