import { expect, test } from "vitest";
import type { Coupon } from "./RewardTicket.tsx";
import { rewardsOf, valueCoupons } from "./value-coupons.ts";

const coupon = (id: number, more: Partial<Coupon> = {}) =>
  ({ id, kind: "VALUE", publishStatus: "ACTIVE", startDate: null, endDate: null, ...more }) as Coupon;
const ids = (...coupons: Coupon[]) => valueCoupons(coupons, "2026-03-10").map(({ id }) => id);

test("only those that can be used today", () => {
  expect(ids(coupon(1, { endDate: "2026-03-10" }), coupon(2, { endDate: "2026-03-09" }))).toEqual([1]);
  expect(ids(coupon(1, { startDate: "2026-03-10" }), coupon(2, { startDate: "2026-03-11" }))).toEqual([1]);
  expect(ids(coupon(1, { publishStatus: "COMPLETED" }), coupon(2, { kind: "REWARD" }))).toEqual([]);
});

test("what costs points is a reward", () => {
  expect(rewardsOf([coupon(1), coupon(2, { kind: "REWARD" })]).map(({ id }) => id)).toEqual([2]);
});
