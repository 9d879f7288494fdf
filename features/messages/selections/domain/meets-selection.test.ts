import { describe, expect, test } from "vitest";
import { answersBy, explainSelection, meetsSelection } from "./meets-selection.ts";
import type { BoughtFacts, MemberFacts } from "./member-facts.ts";
import type { Condition, Selection } from "./selection.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day("2026-11-30");
const somebody: MemberFacts = {
  homeLocationId: 1,
  gender: "FEMALE",
  birthday: day("1990-12-04"),
  city: "Malmö",
  zipCode: "212 34",
  registeredOn: day("2026-11-01"),
  language: "sv",
  hasEmail: true,
  hasPhone: false,
  consents: ["EMAIL"],
  purchases: [],
  lots: [],
  cards: [],
  rewards: [],
  usedCoupons: [],
};
const bought = (on: string, more: Partial<BoughtFacts> = {}): BoughtFacts => ({
  on: day(on),
  ore: 10_000,
  locationId: 1,
  categoryIds: [],
  campaignIds: [],
  ...more,
});
const meets = (condition: Condition, facts: Partial<MemberFacts> = {}, on = today) =>
  meetsSelection({ version: 1, match: "ALL", conditions: [condition] }, { ...somebody, ...facts }, on);

const email: Condition = { kind: "HAS_EMAIL", has: true };
const phone: Condition = { kind: "HAS_PHONE", has: true };

describe("a selection of all or any conditions", () => {
  const of = (match: "ALL" | "ANY", ...conditions: Selection["conditions"]): Selection => ({
    version: 1,
    match,
    conditions,
  });
  test("combines its conditions and groups", () => {
    expect(meetsSelection(of("ALL", email, phone), somebody, today)).toBe(false);
    expect(meetsSelection(of("ANY", email, phone), somebody, today)).toBe(true);
    expect(meetsSelection(of("ALL", email, { match: "ANY", conditions: [email, phone] }), somebody, today)).toBe(true);
    expect(meetsSelection(of("ALL", email, { match: "ALL", conditions: [email, phone] }), somebody, today)).toBe(false);
    expect(meetsSelection(null, somebody, today)).toBe(true);
  });
  test("is explained condition by condition", () => {
    const selection = of("ALL", phone, { match: "ANY", conditions: [phone, email] }, email);
    const met = answersBy(selection, somebody, today);
    expect(met).toEqual([false, false, true, true]);
    expect(explainSelection(selection, met)).toEqual({
      match: "ALL",
      met: false,
      conditions: [
        { condition: phone, met: false },
        {
          match: "ANY",
          met: true,
          conditions: [
            { condition: phone, met: false },
            { condition: email, met: true },
          ],
        },
        { condition: email, met: true },
      ],
    });
  });
});

describe("conditions on the member", () => {
  test("match city and post code, ignoring case and spaces", () => {
    expect(meets({ kind: "CITY", cities: ["Lund", "MALMÖ"] })).toBe(true);
    expect(meets({ kind: "CITY", cities: ["Malm"] })).toBe(false);
    expect(meets({ kind: "POST_CODE", codes: ["111", "2123"] })).toBe(true);
    expect(meets({ kind: "POST_CODE", codes: ["123"] })).toBe(false);
  });
  test("match no age without a birthday, and gender UNKNOWN without an answer", () => {
    const unsaid = { birthday: null, gender: null, homeLocationId: null };
    expect(meets({ kind: "AGE", min: 0, max: null }, unsaid)).toBe(false);
    expect(meets({ kind: "BIRTHDAY_SOON", days: 60 }, unsaid)).toBe(false);
    expect(meets({ kind: "GENDER", genders: ["FEMALE", "MALE", "OTHER"] }, unsaid)).toBe(false);
    expect(meets({ kind: "GENDER", genders: ["UNKNOWN"] }, unsaid)).toBe(true);
    expect(meets({ kind: "HOME_LOCATION", locationIds: [1, 2] }, unsaid)).toBe(false);
  });
  test("match age and birthday", () => {
    expect([35, 36].map((min) => meets({ kind: "AGE", min, max: null }))).toEqual([true, false]);
    expect([34, 35].map((max) => meets({ kind: "AGE", min: null, max }))).toEqual([false, true]);
    expect([3, 4].map((days) => meets({ kind: "BIRTHDAY_SOON", days }))).toEqual([false, true]);
    expect(meets({ kind: "BIRTHDAY_MONTH" })).toBe(false);
    expect(meets({ kind: "BIRTHDAY_MONTH" }, {}, day("2026-12-31"))).toBe(true);
  });
  test("match the date of registration", () => {
    expect([29, 30].map((days) => meets({ kind: "NEW_MEMBER", days }))).toEqual([false, true]);
    expect(meets({ kind: "REGISTERED", from: "2026-11-01", to: "2026-11-01" })).toBe(true);
    expect(meets({ kind: "REGISTERED", from: null, to: "2026-10-31" })).toBe(false);
  });
});

describe("conditions on purchases", () => {
  const purchases = [
    bought("2025-10-31"),
    bought("2025-11-01", { locationId: 2, ore: 9_999 }),
    bought("2026-01-15", { categoryIds: [3], campaignIds: [4] }),
  ];
  const times = (min: number | null, max: number | null, more = {}): Condition => ({
    kind: "PURCHASES",
    min,
    max,
    locationIds: [],
    period: null,
    ...more,
  });
  test("count purchases of complete months, at some points of sale or at any", () => {
    expect(meets(times(3, 3), { purchases })).toBe(true);
    expect(meets(times(2, 2, { period: { months: 12 } }), { purchases })).toBe(true);
    expect(meets(times(1, 1, { period: { months: 12 }, locationIds: [2, 7] }), { purchases })).toBe(true);
    expect(meets(times(null, 0, { locationIds: [7] }), { purchases })).toBe(true);
    expect(meets(times(1, 1, { period: { from: "2025-10", to: "2025-10" } }), { purchases })).toBe(true);
    expect(meets({ kind: "PURCHASED_AT", locationIds: [2], period: { months: 10 } }, { purchases })).toBe(false);
  });
  test("compare amounts to the öre", () => {
    const amount = (min: number): Condition => ({
      kind: "AMOUNT",
      min,
      max: null,
      locationIds: [],
      period: { months: 12 },
    });
    expect([199, 200].map((min) => meets(amount(min), { purchases }))).toEqual([true, false]);
  });
  test("match members without recent purchases, or without any", () => {
    const lately = (has: boolean): Condition => ({ kind: "BOUGHT_LATELY", months: 12, has });
    expect(meets(lately(true), { purchases: [bought("2025-11-30")] })).toBe(false);
    expect(meets(lately(true), { purchases: [bought("2025-12-01")] })).toBe(true);
    expect(meets(lately(false), { purchases: [] })).toBe(true);
    // Six months before 31 August is the last day of February.
    const six: Condition = { kind: "BOUGHT_LATELY", months: 6, has: true };
    expect(meets(six, { purchases: [bought("2026-02-28")] }, day("2026-08-31"))).toBe(false);
    expect(meets(six, { purchases: [bought("2026-03-01")] }, day("2026-08-31"))).toBe(true);
    const since = (min: number, max: number | null): Condition => ({ kind: "DAYS_SINCE_PURCHASE", min, max });
    expect(meets(since(319, 319), { purchases })).toBe(true);
    expect(meets(since(0, null), { purchases: [] })).toBe(false);
    expect(meets({ kind: "LATEST_PURCHASE", from: "2025-01-01", to: "2025-12-31" }, { purchases })).toBe(false);
    expect(meets({ kind: "LATEST_PURCHASE", from: "2026-01-15", to: null }, { purchases })).toBe(true);
  });
  test("match purchases with or without a category or campaign", () => {
    const category = (id: number, has: boolean): Condition => ({
      kind: "CATEGORY",
      categoryIds: [id],
      period: null,
      has,
    });
    expect(
      [category(3, true), category(3, false), category(9, false)].map((each) => meets(each, { purchases })),
    ).toEqual([true, false, true]);
    expect(meets({ kind: "CAMPAIGN", campaignIds: [4], period: { months: 9 }, has: true }, { purchases })).toBe(false);
  });
});

describe("conditions on points, stamps and coupons", () => {
  const lots = [
    { left: 30, through: day("2026-11-29") },
    { left: 50, through: today },
    { left: 20, through: day("2026-12-30") },
  ];
  test("count points through their last day", () => {
    expect([70, 71].map((min) => meets({ kind: "POINTS", min, max: null }, { lots }))).toEqual([true, false]);
    expect(meets({ kind: "POINTS", min: null, max: 69 }, { lots })).toBe(false);
    expect(meets({ kind: "EXPIRING_POINTS", points: 50, days: 0 }, { lots })).toBe(true);
    expect(meets({ kind: "EXPIRING_POINTS", points: 51, days: 29 }, { lots })).toBe(false);
    expect(meets({ kind: "EXPIRING_POINTS", points: 70, days: 30 }, { lots })).toBe(true);
  });
  test("count the stamps of the filling that is open today", () => {
    const stamps = (min: number | null, max: number | null): Condition => ({
      kind: "STAMPS",
      stampCardId: 5,
      min,
      max,
    });
    const cards = (through: string) => [{ stampCardId: 5, stamps: 8, through: day(through) }];
    expect(meets(stamps(8, 9), { cards: cards("2026-11-30") })).toBe(true);
    expect(meets(stamps(8, 9), { cards: cards("2026-11-29") })).toBe(false);
    expect(meets(stamps(null, 0), { cards: cards("2026-11-29") })).toBe(true);
  });
  test("count a reward through its last day", () => {
    const reward = (stampCardIds: number[], has = true): Condition => ({ kind: "UNUSED_REWARD", stampCardIds, has });
    const rewards = [{ stampCardId: 5, through: today }];
    expect([reward([]), reward([5]), reward([6]), reward([], false)].map((each) => meets(each, { rewards }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(meets(reward([]), { rewards }, today.add({ days: 1 }))).toBe(false);
  });
  test("match members who used any of several coupons, or who did not", () => {
    const used = (couponIds: number[], has = true): Condition => ({ kind: "USED_COUPON", couponIds, has });
    const facts = { usedCoupons: [{ couponId: 7, locationId: 1 }] };
    const selections = [used([7]), used([6, 7]), used([6]), used([7], false), used([6], false)];
    expect(selections.map((each) => meets(each, facts))).toEqual([true, true, false, false, true]);
  });
});
