import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { couponKindRules } from "./coupon-kinds.ts";
import {
  type CouponFields,
  type CouponUseFacts,
  canBeHad,
  checkCouponFields,
  couponUse,
  isUsedUp,
  payWith,
  reachesMinimum,
} from "./coupons.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const today = date("2027-03-01");
const facts: CouponUseFacts = {
  kind: "REWARD",
  status: "ACTIVE",
  startsOn: null,
  endsOn: null,
  usedUp: false,
  perMemberLimit: null,
  usedByMember: 0,
  pointsRequired: 100,
  balance: 100,
  reached: false,
  inGrace: false,
};
const value = { kind: "VALUE", pointsRequired: null, balance: 0, perMemberLimit: 1, reached: true } as const;
const ok = { ok: true };
const refused = (reason: string) => ({ ok: false, reason });

test("a coupon is available while it is active and today is within its days", () => {
  const had = (over: Partial<CouponUseFacts>) => canBeHad({ ...facts, ...over }, today);
  expect([had({}), had({ status: "STOPPED" }), had({ status: "SUSPENDED" })]).toEqual([true, false, false]);
  expect([had({ startsOn: today, endsOn: today }), had({ endsOn: today.subtract({ days: 1 }) })]).toEqual([
    true,
    false,
  ]);
});

describe("the use of a coupon", () => {
  test.each([
    ["the points are just enough", {}, ok],
    ["a point is missing", { balance: 99 }, refused("NOT_ENOUGH_POINTS")],
    ["a reward needs no campaign", { reached: false }, ok],
    ["a value coupon does", { ...value, reached: false }, refused("COUPON_NOT_YOURS")],
    ["a value coupon costs no points", value, ok],
    ["once per member", { ...value, usedByMember: 1 }, refused("COUPON_ALREADY_USED")],
    ["unless said otherwise", { ...value, perMemberLimit: 2, usedByMember: 1 }, ok],
    ["a reward as often as the points last", { usedByMember: 50 }, ok],
    ["its first day", { startsOn: today, endsOn: today }, ok],
    ["the day before", { startsOn: date("2027-03-02") }, refused("COUPON_NOT_ACTIVE")],
    ["the day after", { endsOn: date("2027-02-28") }, refused("COUPON_NOT_ACTIVE")],
    ["stopped", { status: "STOPPED" }, refused("COUPON_NOT_ACTIVE")],
    ["a draft", { status: "NEW" }, refused("COUPON_NOT_ACTIVE")],
    ["ended by the merchant", { status: "COMPLETED" }, refused("COUPON_NOT_ACTIVE")],
    ["used up", { status: "COMPLETED", usedUp: true }, refused("COUPON_USED_UP")],
    ["used up by another till just now", { usedUp: true }, refused("COUPON_USED_UP")],
    ["withdrawn and used up", { status: "WITHDRAWN", usedUp: true }, refused("COUPON_NOT_ACTIVE")],
    ["the subscription lapsed, in the days of grace", { status: "SUSPENDED", inGrace: true }, ok],
    ["and after them", { status: "SUSPENDED", inGrace: false }, refused("COUPON_NOT_ACTIVE")],
    ["and when nothing is said", { status: "SUSPENDED" }, refused("COUPON_NOT_ACTIVE")],
  ] as [string, Partial<CouponUseFacts>, object][])("%s", (_name, over, answer) => {
    expect(couponUse({ ...facts, ...over }, today)).toEqual(answer);
  });
  test.each([
    [null, 1000, false],
    [3, 2, false],
    [3, 3, true],
  ])("with a limit of %s and %i uses is used up: %s", (limit, taken, up) => expect(isUsedUp(limit, taken)).toBe(up));
  test("is allowed once per member by default for a value coupon", () => {
    expect([couponKindRules.VALUE.perMemberLimit, couponKindRules.REWARD.perMemberLimit]).toEqual([1, null]);
  });
});

describe("the payment with coupons", () => {
  test.each([
    [10_000, [], { paidOre: 10_000, discountOre: 0, lostOre: 0 }],
    [10_000, [2500, 1000], { paidOre: 6500, discountOre: 3500, lostOre: 0 }],
    [2500, [2500], { paidOre: 0, discountOre: 2500, lostOre: 0 }],
    [2400, [2500, 100], { paidOre: 0, discountOre: 2400, lostOre: 200 }],
    [100, [50], { paidOre: 50, discountOre: 50, lostOre: 0 }],
  ])("of a purchase of %i öre is split into %j", (amount, values, payment) =>
    expect(payWith(amount, values)).toEqual(payment),
  );
  test("adds up to the amount of the purchase, and no coupon pays more than its value", () => {
    const ore = fc.nat(1_000_000_000);
    fc.assert(
      fc.property(ore, fc.array(ore, { maxLength: 10 }), (amount, values) => {
        const { paidOre, discountOre, lostOre } = payWith(amount, values);
        expect(paidOre + discountOre).toBe(amount);
        expect(discountOre + lostOre).toBe(values.reduce((sum, each) => sum + each, 0));
        expect(Math.min(paidOre, discountOre, lostOre)).toBeGreaterThanOrEqual(0);
        expect(paidOre === 0 || lostOre === 0).toBe(true);
      }),
    );
  });
});

test.each([
  [null, null, true],
  [null, 1, true],
  [10_000, 10_000, true],
  [10_000, 9_999, false],
  [10_000, null, false],
])("a minimum purchase of %s öre is reached by a purchase of %s öre: %s", (minimum, amount, reached) => {
  expect(reachesMinimum(minimum, amount)).toBe(reached);
});

describe("the fields of a coupon", () => {
  const fields: CouponFields = {
    kind: "REWARD",
    name: "  Kanelbulle ",
    pointsRequired: 100,
    valueOre: 500,
    minimumOre: null,
    startsOn: today,
    endsOn: today,
    totalLimit: 1,
    perMemberLimit: null,
  };
  test("are stored with trimmed texts, without the fields of the other kind", () => {
    expect(checkCouponFields({ ...fields, description: "x" })).toEqual({
      ok: true,
      coupon: { ...fields, description: "x", name: "Kanelbulle", valueOre: null },
    });
    expect(checkCouponFields({ ...fields, kind: "VALUE" })).toMatchObject({
      coupon: { pointsRequired: null, valueOre: 500 },
    });
  });
  test.each([
    [{ name: " " }, { name: "REQUIRED" }],
    [{ name: "x".repeat(61) }, { name: "NAME_TOO_LONG" }],
    [{ pointsRequired: null }, { pointsRequired: "REQUIRED" }],
    [{ pointsRequired: 0 }, { pointsRequired: "INVALID_INPUT" }],
    [{ pointsRequired: 1.5 }, { pointsRequired: "INVALID_INPUT" }],
    [{ kind: "VALUE", valueOre: null }, { valueOre: "VALUE_REQUIRED" }],
    [{ kind: "VALUE", valueOre: 99 }, { valueOre: "AMOUNT_TOO_SMALL" }],
    [{ kind: "VALUE", valueOre: 1_000_000_001 }, { valueOre: "AMOUNT_TOO_LARGE" }],
    [{ minimumOre: 99 }, { minimumOre: "AMOUNT_TOO_SMALL" }],
    [{ minimumOre: 1_000_000_001 }, { minimumOre: "AMOUNT_TOO_LARGE" }],
    [{ minimumOre: Number.NaN }, { minimumOre: "INVALID_INPUT" }],
    [{ endsOn: date("2027-02-28") }, { endsOn: "END_BEFORE_START" }],
    [{ totalLimit: 0 }, { totalLimit: "INVALID_INPUT" }],
    [{ perMemberLimit: 0.5 }, { perMemberLimit: "INVALID_INPUT" }],
    [
      { name: "", totalLimit: -1 },
      { name: "REQUIRED", totalLimit: "INVALID_INPUT" },
    ],
  ] as [Partial<CouponFields>, object][])("with %j have the problems %j", (over, problems) => {
    expect(checkCouponFields({ ...fields, ...over })).toEqual({ ok: false, problems });
  });
  test.each([
    [{ kind: "VALUE", valueOre: 100 }],
    [{ minimumOre: 100 }],
    [{ kind: "VALUE", valueOre: 1_000_000_000 }],
    [{ startsOn: null }],
    [{ endsOn: null, totalLimit: null }],
  ] as [Partial<CouponFields>][])("with %j are valid", (over) => {
    expect(checkCouponFields({ ...fields, ...over }).ok).toBe(true);
  });
  test("cannot have a total limit below the number of uses", () => {
    expect(checkCouponFields({ ...fields, totalLimit: 5 }, 5).ok).toBe(true);
    expect(checkCouponFields({ ...fields, totalLimit: 4 }, 5)).toEqual({
      ok: false,
      problems: { totalLimit: "LIMIT_BELOW_TAKEN" },
    });
  });
});
