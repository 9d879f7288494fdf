import { describe, expect, test } from "vitest";
import { aloneLimits, isKeptApart, type LargeAmount, needsSecondPerson } from "./confirm-alone.ts";

const limits = { perPurchaseOre: 200_000, perDayOre: 500_000, perMemberDayOre: 600_000 };
const needs = (facts: Partial<LargeAmount>) =>
  needsSecondPerson({ amountOre: 1, unusual: true, aloneTodayOre: 0, memberTodayOre: 0, limits, ...facts });
const apart = (amountOre: number, unusual = false, memberTodayOre = 0) =>
  isKeptApart({ amountOre, unusual, memberTodayOre }, limits);

describe("what a cashier may confirm alone", () => {
  test("is an amount up to the limit, and not an öre above it", () => {
    expect(needs({ amountOre: 200_000 })).toBe(false);
    expect(needs({ amountOre: 200_001 })).toBe(true);
    expect(needs({ amountOre: 200_001, unusual: false })).toBe(true);
  });

  test("is together no more than the day's limit, of unusual amounts alone", () => {
    expect(needs({ amountOre: 200_000, aloneTodayOre: 300_000 })).toBe(false);
    expect(needs({ amountOre: 200_000, aloneTodayOre: 300_001 })).toBe(true);
    expect(needs({ amountOre: 200_000, aloneTodayOre: 300_001, unusual: false })).toBe(false);
  });

  test("stops at the member's day, however small and usual each amount is", () => {
    expect(needs({ amountOre: 1_960, memberTodayOre: 598_040, unusual: false })).toBe(false);
    expect(needs({ amountOre: 1_961, memberTodayOre: 598_040, unusual: false })).toBe(true);
    expect(needs({ amountOre: 1_961, memberTodayOre: 598_040, limits: null })).toBe(false);
  });

  test("binds no merchant, and nothing at all is alone where the limit is none", () => {
    expect(needs({ amountOre: 10_000_000_00, limits: null })).toBe(false);
    expect(needs({ limits: { perPurchaseOre: 0, perDayOre: 0, perMemberDayOre: 0 } })).toBe(true);
  });

  test("is 50 000 kr unless the merchant sets otherwise", () => {
    expect(needs({ amountOre: 50_000_00, limits: aloneLimits })).toBe(false);
    expect(needs({ amountOre: 50_000_01, limits: aloneLimits })).toBe(true);
    expect(needs({ amountOre: 1, aloneTodayOre: 50_000_00, limits: aloneLimits })).toBe(true);
  });

  test("is kept apart where it is unusual or above a limit", () => {
    expect(apart(200_000)).toBe(false);
    expect(apart(200_001)).toBe(true);
    expect(apart(1, true)).toBe(true);
    expect(apart(1, false, 599_999)).toBe(false);
    expect(apart(1, false, 600_000)).toBe(true);
  });
});
