import fc from "fast-check";
import { expect, test } from "vitest";
import { type PlanPrice, plansReplacedFrom, priceOn } from "./plan-price.ts";

const day = (days: number) => Temporal.PlainDate.from("2026-11-01").add({ days });
const price = (planId: number, from: number, locationOre: number): PlanPrice => ({
  planId,
  from: day(from),
  locationOre,
  membersIncluded: 0,
  memberOre: 0,
});

test("a company moves to another plan on its first day, and that plan’s price changes later", () => {
  const prices = [price(2, 20, 250), price(1, -30, 100), price(2, -30, 200), price(1, 20, 150)];
  const plans = [
    { planId: 2, from: day(10) },
    { planId: 1, from: day(0) },
  ];
  const on = (days: number) => priceOn({ plans, prices }, day(days))?.locationOre;
  expect([-1, 0, 9, 10, 19, 20].map(on)).toEqual([undefined, 100, 100, 200, 200, 250]);
});

test("a plan without a price on a day costs nothing, whatever the previous plan cost", () => {
  const plans = [1, 2].map((planId) => ({ planId, from: day(planId) }));
  expect(priceOn({ plans, prices: [price(1, 0, 100), price(2, 9, 200)] }, day(5))).toBeNull();
});

test("the price on any day is the latest price of the latest plan", () => {
  const begun = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -10, max: 40 }), fc.nat(500)));
  fc.assert(
    fc.property(begun, begun, fc.integer({ min: -10, max: 40 }), (somePrices, somePlans, dayNumber) => {
      const prices = somePrices.map(([planId, from, ore]) => price(planId, from, ore));
      const plans = somePlans.map(([planId, from]) => ({ planId, from: day(from) }));
      const currentPrice = priceOn({ plans, prices }, day(dayNumber));
      const begunBy = (from: number) => from <= dayNumber;
      const planFrom = Math.max(...somePlans.map(([, from]) => from).filter(begunBy));
      const holding = somePlans.filter(([, from]) => from === planFrom).at(-1)?.[0];
      const priceFrom = Math.max(
        ...somePrices
          .filter(([id]) => id === holding)
          .map(([, from]) => from)
          .filter(begunBy),
      );
      expect(currentPrice?.from.toString()).toBe(Number.isFinite(priceFrom) ? day(priceFrom).toString() : undefined);
      if (currentPrice) expect(currentPrice.planId).toBe(holding);
    }),
  );
});

test("a new plan replaces changes planned for later days, but none on its own day or earlier", () => {
  const plans = [9, 10, 11, 40].map((from) => ({ planId: 1, from: day(from) }));
  expect(plansReplacedFrom(plans, day(10)).map(({ from }) => from.toString())).toEqual(["2026-11-12", "2026-12-11"]);
});
