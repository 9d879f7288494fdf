import { describe, expect, test } from "vitest";
import { everythingOf, isAnything, type PartsAsked, type RemainingVisit, whatGoesBack } from "./what-goes-back.ts";

const reward = { id: 1, valueOre: 0, ofWelcomeOffer: false };
const value = { id: 2, valueOre: 5_000, ofWelcomeOffer: false };
const welcome = { id: 3, valueOre: 2_500, ofWelcomeOffer: true };
/** A visit with 150 kr kept, two stamps, a reward, two value coupons and the welcome offer. */
const bought: RemainingVisit = {
  keptOre: 15_000,
  stamps: new Map([[4, 2]]),
  uses: [reward, value, welcome],
  welcomeOffer: true,
};
const nothing: PartsAsked = { amountOre: 0, stamps: new Map(), useIds: [], keptUseIds: [] };
const decide = (requestedParts: Partial<PartsAsked>, visit = bought) =>
  whatGoesBack(visit, { ...nothing, ...requestedParts });
const decideReturn = (requestedParts: Partial<PartsAsked>, visit = bought) => {
  const decided = decide(requestedParts, visit);
  if (!decided.ok) return decided.reason;
  const { isComplete: isWhole, keptOre, stamps, uses, welcomeOffer } = decided.back;
  return { isComplete: isWhole, keptOre, stamps: stamps.get(4) ?? 0, uses: uses.map(({ id }) => id), welcomeOffer };
};

describe("the return of a purchase", () => {
  test("takes all parts, named or not, when it returns the last of the amount", () => {
    const all = { isComplete: true, keptOre: 0, stamps: 2, uses: [1, 2, 3], welcomeOffer: true };
    expect(decideReturn({ amountOre: 15_000 })).toEqual(all);
    expect(decideReturn({ amountOre: 15_000, useIds: [2], stamps: new Map([[4, 1]]) })).toEqual(all);
  });

  test("takes named parts with a partial amount, but no value coupon that paid", () => {
    const part = { isComplete: false, keptOre: 1, stamps: 1, uses: [1], welcomeOffer: false };
    expect(decideReturn({ amountOre: 14_999, stamps: new Map([[4, 1]]), useIds: [1] })).toEqual(part);
    expect(decideReturn({ amountOre: 14_999, useIds: [2] })).toBe("COUPON_PAID_FOR_PURCHASE");
  });

  test("may leave value coupons used, and the welcome offer with its own coupon, but nothing else", () => {
    const stays = { isComplete: false, keptOre: 0, stamps: 2, uses: [1, 3], welcomeOffer: true };
    expect(decideReturn({ amountOre: 15_000, keptUseIds: [2] })).toEqual(stays);
    expect(decideReturn({ amountOre: 15_000, keptUseIds: [3] })).toEqual({
      ...stays,
      uses: [1, 2],
      welcomeOffer: false,
    });
    expect(decideReturn({ amountOre: 15_000, keptUseIds: [1] })).toBe("COUPON_GOES_BACK");
    expect(decideReturn({ amountOre: 15_000, keptUseIds: [2], useIds: [2] })).toBe("COUPON_GOES_BACK");
    expect(decideReturn({ amountOre: 15_000, keptUseIds: [9] })).toBe("COUPON_GOES_BACK");
  });
});

describe("the return of a visit without a kept amount", () => {
  const byCoupons = { ...bought, keptOre: 0 };
  test("takes everything with a named value coupon, except unnamed value coupons", () => {
    expect(decideReturn({ useIds: [2, 3] }, byCoupons)).toEqual({
      isComplete: true,
      keptOre: 0,
      stamps: 2,
      uses: [1, 2, 3],
      welcomeOffer: true,
    });
    expect(decideReturn({ useIds: [2] }, byCoupons)).toMatchObject({
      isComplete: false,
      uses: [1, 2],
      welcomeOffer: false,
    });
  });
  test("takes only the named parts if no value coupon is named", () => {
    expect(decideReturn({ stamps: new Map([[4, 2]]), useIds: [1] }, byCoupons)).toMatchObject({
      isComplete: false,
      uses: [1],
    });
    expect(decideReturn({}, byCoupons)).toBe("NOTHING_TO_RETURN");
  });

  const unpaid = { ...bought, keptOre: 0, uses: [reward] };
  test.each([
    ["every stamp and use", 2, [1], true],
    ["a stamp less", 1, [1], false],
    ["a use less", 2, [], false],
  ])("is complete if no coupon paid and it names %s", (_, stamps, useIds, isWhole) => {
    expect(decideReturn({ stamps: new Map([[4, stamps]]), useIds }, unpaid)).toMatchObject({
      isComplete: isWhole,
      welcomeOffer: isWhole,
    });
  });
});

test.each([
  [{ amountOre: 15_001 }, "AMOUNT_TOO_LARGE"],
  [{ stamps: new Map([[4, 3]]) }, "TOO_MANY_STAMPS"],
  [{ stamps: new Map([[5, 1]]) }, "TOO_MANY_STAMPS"],
  [{ useIds: [7] }, "ALREADY_CANCELLED"],
  [{}, "NOTHING_TO_RETURN"],
] as [Partial<PartsAsked>, string][])("a return of %j is refused with %s", (requestedParts, reason) => {
  expect(decide(requestedParts)).toEqual({ ok: false, reason });
});

test("a full return takes all remaining parts, and may be empty", () => {
  expect(everythingOf(bought)).toMatchObject({ isComplete: true, amountOre: 15_000, keptOre: 0, welcomeOffer: true });
  const none = everythingOf({ keptOre: 0, stamps: new Map([[4, 0]]), uses: [], welcomeOffer: false });
  expect([none.isComplete, isAnything(none)]).toEqual([true, false]);
});
