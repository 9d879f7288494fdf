import { expect, test } from "vitest";
import type { PlanPrice } from "#features/billing/plans/domain/plan-price.ts";
import { comingPrices } from "./coming-prices.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day("2026-12-31");
const price = (from: string, kronor: number, planId = 1): PlanPrice => ({
  planId,
  from: day(from),
  locationOre: kronor * 100,
  membersIncluded: 500,
  memberOre: 50,
});
const pays = { spans: [{ from: day("2026-01-01"), through: null }] };
const onPlan = { planId: 1, from: day("2026-01-01") };
const describePrices = (prices: PlanPrice[], company = pays as Parameters<typeof comingPrices>[1], plans = [onPlan]) =>
  comingPrices({ plans, prices }, company, today).map(
    ({ from, was, becomes }) => `${from} ${was.locationOre / 100} → ${becomes.locationOre / 100}`,
  );

test("a price that changes from tomorrow on is to come; today's has come", () => {
  expect(describePrices([price("2026-01-01", 499), price("2027-01-01", 599)])).toEqual(["2027-01-01 499 → 599"]);
  expect(describePrices([price("2026-01-01", 499), price("2026-12-31", 599)])).toEqual([]);
});

test("several come one after the other, and one that says the same is none", () => {
  const prices = [
    price("2026-01-01", 499),
    price("2027-02-28", 699),
    price("2027-01-31", 599),
    price("2027-03-01", 699),
  ];
  expect(describePrices(prices)).toEqual(["2027-01-31 499 → 599", "2027-02-28 599 → 699"]);
});

test("members included and the price beyond them count as well", () => {
  const fewer = { ...price("2027-01-01", 499), membersIncluded: 499 };
  const dearer = { ...price("2027-01-01", 499), memberOre: 51 };
  for (const next of [fewer, dearer]) expect(describePrices([price("2026-01-01", 499), next])).toHaveLength(1);
});

test("another plan from a day on is another price; both on one day are one change", () => {
  const plans = [onPlan, { planId: 2, from: day("2027-01-01") }];
  const prices = [price("2026-01-01", 499), price("2027-01-01", 599), price("2026-01-01", 299, 2)];
  expect(describePrices(prices, pays, plans)).toEqual(["2027-01-01 499 → 299"]);
});

test("who does not pay by then, has left or pays by another plan is not concerned", () => {
  const prices = [price("2026-01-01", 499), price("2027-02-01", 599)];
  expect(describePrices(prices, { spans: [] })).toEqual([]);
  expect(describePrices(prices, { spans: [{ from: day("2026-01-01"), through: day("2027-01-31") }] })).toEqual([]);
  expect(describePrices(prices, { spans: [{ from: day("2026-01-01"), through: day("2027-02-01") }] })).toHaveLength(1);
  expect(describePrices(prices, pays, [{ planId: 2, from: day("2026-01-01") }])).toEqual([]);
});

test("what was chosen in the trial has its price from then on, though it is paid later", () => {
  const later = { spans: [{ from: day("2027-02-01"), through: null }] };
  const chosen = [{ planId: 1, from: day("2027-02-01") }];
  const prices = [price("2026-01-01", 499), price("2027-01-15", 599), price("2027-02-01", 699)];
  expect(describePrices(prices, later, chosen)).toEqual(["2027-01-15 499 → 599", "2027-02-01 599 → 699"]);
  expect(describePrices([price("2027-02-01", 599)], later, chosen)).toEqual([]);
});
