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

test("comingPrices reports a price change from tomorrow on, but not one from today", () => {
  expect(describePrices([price("2026-01-01", 499), price("2027-01-01", 599)])).toEqual(["2027-01-01 499 → 599"]);
  expect(describePrices([price("2026-01-01", 499), price("2026-12-31", 599)])).toEqual([]);
});

test("comingPrices reports several changes in order and skips a price that changes nothing", () => {
  const prices = [
    price("2026-01-01", 499),
    price("2027-02-28", 699),
    price("2027-01-31", 599),
    price("2027-03-01", 699),
  ];
  expect(describePrices(prices)).toEqual(["2027-01-31 499 → 599", "2027-02-28 599 → 699"]);
});

test("comingPrices counts changes of the included members and of the price of a further member", () => {
  const fewer = { ...price("2027-01-01", 499), membersIncluded: 499 };
  const dearer = { ...price("2027-01-01", 499), memberOre: 51 };
  for (const next of [fewer, dearer]) expect(describePrices([price("2026-01-01", 499), next])).toHaveLength(1);
});

test("comingPrices reports a change of plan as a price change, and both on one day as one change", () => {
  const plans = [onPlan, { planId: 2, from: day("2027-01-01") }];
  const prices = [price("2026-01-01", 499), price("2027-01-01", 599), price("2026-01-01", 299, 2)];
  expect(describePrices(prices, pays, plans)).toEqual(["2027-01-01 499 → 299"]);
});

test("comingPrices skips companies that do not pay by then, have cancelled or pay by another plan", () => {
  const prices = [price("2026-01-01", 499), price("2027-02-01", 599)];
  expect(describePrices(prices, { spans: [] })).toEqual([]);
  expect(describePrices(prices, { spans: [{ from: day("2026-01-01"), through: day("2027-01-31") }] })).toEqual([]);
  expect(describePrices(prices, { spans: [{ from: day("2026-01-01"), through: day("2027-02-01") }] })).toHaveLength(1);
  expect(describePrices(prices, pays, [{ planId: 2, from: day("2026-01-01") }])).toEqual([]);
});

test("comingPrices uses a plan chosen in the trial from the choice on, although payment begins later", () => {
  const later = { spans: [{ from: day("2027-02-01"), through: null }] };
  const chosen = [{ planId: 1, from: day("2027-02-01") }];
  const prices = [price("2026-01-01", 499), price("2027-01-15", 599), price("2027-02-01", 699)];
  expect(describePrices(prices, later, chosen)).toEqual(["2027-01-15 499 → 599", "2027-02-01 599 → 699"]);
  expect(describePrices([price("2027-02-01", 599)], later, chosen)).toEqual([]);
});
