import { expect, test } from "vitest";
import type { Home } from "#packages/web/member/club/home.ts";
import type { Coupon } from "./RewardTicket.tsx";
import { rewardsOf, valueCoupons } from "./value-coupons.ts";

const coupon = (id: number, more: Partial<Coupon> = {}) =>
  ({ id, kind: "VALUE", publishStatus: "ACTIVE", startDate: null, endDate: null, ...more }) as Coupon;
type Carrier = NonNullable<Home["welcomeOffer"]>;
const carrier = (...coupons: Coupon[]) => coupons.map((each) => ({ coupon: each }) as Carrier);
const home = (coupons: Coupon[], campaigns: Carrier[] = [], [welcomeOffer]: Carrier[] = []) => ({
  coupons,
  campaigns,
  welcomeOffer: welcomeOffer ?? null,
});
const idsOf = (of: ReturnType<typeof home>) => valueCoupons(of, "2026-03-10").map(({ id }) => id);
const ids = (...coupons: Coupon[]) => idsOf(home(coupons));

test("home has only value coupons that can be used today", () => {
  expect(ids(coupon(1, { endDate: "2026-03-10" }), coupon(2, { endDate: "2026-03-09" }))).toEqual([1]);
  expect(ids(coupon(1, { startDate: "2026-03-10" }), coupon(2, { startDate: "2026-03-11" }))).toEqual([1]);
  expect(ids(coupon(1, { publishStatus: "COMPLETED" }), coupon(2, { kind: "REWARD" }))).toEqual([]);
});

test("the welcome offer’s coupon is shown only with the offer, unless a campaign gives the coupon too", () => {
  const [welcome, other] = [coupon(1), coupon(2)];
  expect(idsOf(home([welcome, other], [], carrier(welcome)))).toEqual([2]);
  expect(idsOf(home([welcome, other], carrier(other), carrier(welcome)))).toEqual([2]);
  expect(idsOf(home([welcome, other], carrier(other, welcome), carrier(welcome)))).toEqual([1, 2]);
});

test("a coupon that costs points is a reward", () => {
  expect(rewardsOf([coupon(1), coupon(2, { kind: "REWARD" })]).map(({ id }) => id)).toEqual([2]);
});
