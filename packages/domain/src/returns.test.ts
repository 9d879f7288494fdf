import { describe, expect, test } from "vitest";
import { isAnything, returnsWhole } from "./returns.ts";

const reward = { id: 1, valueOre: 0 };
const value = { id: 2, valueOre: 5_000 };
/** Of 200 kronor paid, 150 are left; two stamps and a reward stand. */
const bought = { paidOre: 20_000, keptOre: 15_000, stamps: new Map([[4, 2]]), redemptions: [reward] };
const asked = { amountOre: 15_000, stamps: new Map<number, number>(), redemptionIds: [] as number[] };

describe("a purchase", () => {
  test.each([
    ["all that is left of the amount", 15_000, true],
    ["an öre less", 14_999, false],
    ["nothing", 0, false],
  ])("goes back whole with %s: %s öre, %s", (_, amountOre, whole) =>
    expect(returnsWhole(bought, { ...asked, amountOre })).toBe(whole),
  );

  describe("paid in part by a value coupon", () => {
    const paid = { ...bought, redemptions: [reward, value] };
    test.each([
      ["the money alone, the goods the coupon paid for being kept", [], false],
      ["the money and another coupon", [reward.id], false],
      ["the money and the coupon", [value.id], true],
      ["the money and both", [reward.id, value.id], true],
    ])("goes back with %s: %j, %s", (_, redemptionIds, whole) =>
      expect(returnsWhole(paid, { ...asked, redemptionIds })).toBe(whole),
    );
    test("goes back later, when its money has gone back before", () => {
      const kept = { ...paid, keptOre: 0 };
      expect(returnsWhole(kept, { ...asked, amountOre: 0, redemptionIds: [value.id] })).toBe(true);
      expect(returnsWhole(kept, { ...asked, amountOre: 0, redemptionIds: [reward.id] })).toBe(false);
    });
  });
});

describe("a visit for which nothing was paid", () => {
  const visit = { ...bought, paidOre: 0, keptOre: 0 };
  test.each([
    ["every stamp and use", 2, [reward.id], true],
    ["a stamp less", 1, [reward.id], false],
    ["a use less", 2, [], false],
  ])("goes back whole with %s: %s stamps, uses %j, %s", (_, stamps, redemptionIds, whole) =>
    expect(returnsWhole(visit, { amountOre: 0, stamps: new Map([[4, stamps]]), redemptionIds })).toBe(whole),
  );
});

describe("what can go back", () => {
  const nothing = { amountOre: 0, stamps: new Map([[4, 0]]), redemptions: [], welcomeOffer: false };
  test.each([
    ["nothing", {}, false],
    ["an amount", { amountOre: 1 }, true],
    ["a stamp", { stamps: new Map([[4, 1]]) }, true],
    ["a use", { redemptions: [reward] }, true],
    ["the welcome offer alone", { welcomeOffer: true }, true],
  ])("of %s: %j, %s", (_, part, answer) => expect(isAnything({ ...nothing, ...part })).toBe(answer));
});
