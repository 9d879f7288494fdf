import { describe, expect, test } from "vitest";
import { aloneLimits, isKeptApart, type LargeAmount, needsSecondPerson } from "./confirm-alone.ts";

const limits = { perPurchaseOre: 200_000, perDayOre: 500_000, perMemberDayOre: 600_000 };
const needs = (facts: Partial<LargeAmount>) =>
  needsSecondPerson({ amountOre: 1, unusual: true, aloneTodayOre: 0, memberTodayOre: 0, limits, ...facts });
const apart = (amountOre: number, unusual = false, memberTodayOre = 0) =>
  isKeptApart({ amountOre, unusual, memberTodayOre }, limits);

describe("an amount that a cashier may confirm alone", () => {
  test("is at most the limit per purchase", () => {
    expect(needs({ amountOre: 200_000 })).toBe(false);
    expect(needs({ amountOre: 200_001 })).toBe(true);
    expect(needs({ amountOre: 200_001, unusual: false })).toBe(true);
  });

  test("stays within the day’s limit together with earlier unusual amounts", () => {
    expect(needs({ amountOre: 200_000, aloneTodayOre: 300_000 })).toBe(false);
    expect(needs({ amountOre: 200_000, aloneTodayOre: 300_001 })).toBe(true);
    expect(needs({ amountOre: 200_000, aloneTodayOre: 300_001, unusual: false })).toBe(false);
  });

  test("stays within the member’s daily limit, however small and usual it is", () => {
    expect(needs({ amountOre: 1_960, memberTodayOre: 598_040, unusual: false })).toBe(false);
    expect(needs({ amountOre: 1_961, memberTodayOre: 598_040, unusual: false })).toBe(true);
    expect(needs({ amountOre: 1_961, memberTodayOre: 598_040, limits: null })).toBe(false);
  });

  test("is unlimited for merchants, and no amount where the limits are zero", () => {
    expect(needs({ amountOre: 10_000_000_00, limits: null })).toBe(false);
    expect(needs({ limits: { perPurchaseOre: 0, perDayOre: 0, perMemberDayOre: 0 } })).toBe(true);
  });

  test("is at most 50 000 kr by default", () => {
    expect(needs({ amountOre: 50_000_00, limits: aloneLimits })).toBe(false);
    expect(needs({ amountOre: 50_000_01, limits: aloneLimits })).toBe(true);
    expect(needs({ amountOre: 1, aloneTodayOre: 50_000_00, limits: aloneLimits })).toBe(true);
  });

  test("is stored separately if it is unusual or above a limit", () => {
    expect(apart(200_000)).toBe(false);
    expect(apart(200_001)).toBe(true);
    expect(apart(1, true)).toBe(true);
    expect(apart(1, false, 599_999)).toBe(false);
    expect(apart(1, false, 600_000)).toBe(true);
  });
});
