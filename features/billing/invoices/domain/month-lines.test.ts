import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlanPrice } from "#features/billing/plans/domain/plan-price.ts";
import type { Span } from "#packages/domain/span.ts";
import { type BilledMonth, monthLines } from "./month-lines.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const price = (from: string, locationOre: number, more: Partial<PlanPrice> = {}): PlanPrice => ({
  planId: 1,
  from: day(from),
  locationOre,
  membersIncluded: 500,
  memberOre: 50,
  ...more,
});
const always: Span = { from: day("2020-01-01"), through: null };
const shop = (open: Span = always, location = "Davidshall") => ({ club: "Kaffebönan", location, open });
const costing = (...prices: PlanPrice[]) => ({ plans: [{ planId: 1, from: day("2020-01-01") }], prices });
const month = (more: Partial<BilledMonth> = {}): BilledMonth => ({
  month: day("2026-11-01"),
  subscribed: [always],
  tariff: costing(price("2020-01-01", 29_900)),
  locations: [shop()],
  members: 0,
  vatPermille: 250,
  ...more,
});
const sum = (billed: BilledMonth) => monthLines(billed).reduce((total, { netOre }) => total + netOre, 0);

describe("the lines of a month", () => {
  test("charge the monthly price for a full month of any length", () => {
    for (const first of ["2026-02-01", "2028-02-01", "2026-11-01", "2026-12-01"])
      expect(sum(month({ month: day(first) }))).toBe(29_900);
  });

  test("charge half of a thirty-day month when the subscription begins on the 16th", () => {
    const lines = monthLines(month({ subscribed: [{ from: day("2026-11-16"), through: null }] }));
    expect(lines).toEqual([
      {
        for: { kind: "LOCATION", club: "Kaffebönan", location: "Davidshall", days: 15, daysInMonth: 30 },
        netOre: 14_950,
        vatPermille: 250,
      },
    ]);
  });

  test("include the first and the last day of the subscription", () => {
    const one = (text: string) => sum(month({ subscribed: [{ from: day(text), through: day(text) }] }));
    expect(one("2026-11-01")).toBe(997);
    expect(one("2026-11-30")).toBe(997);
    expect(one("2026-10-31")).toBe(0);
    expect(one("2026-12-01")).toBe(0);
  });

  test("use each price for its days when the price changes on the 11th", () => {
    expect(sum(month({ tariff: costing(price("2026-11-11", 60_000), price("2020-01-01", 30_000)) }))).toBe(50_000);
  });

  test("leave out points of sale that are closed, not yet open or not subscribed", () => {
    const closed = shop({ from: day("2025-01-01"), through: day("2026-10-31") });
    const later = shop({ from: day("2026-12-01"), through: null });
    expect(monthLines(month({ locations: [closed, later] }))).toEqual([]);
    expect(monthLines(month({ subscribed: [] }))).toEqual([]);
  });

  test("charge members above the included number, and none at the limit", () => {
    const locations = [shop(), shop(always, "Möllan")];
    expect(monthLines(month({ locations, members: 1_000 }))).toHaveLength(2);
    expect(monthLines(month({ locations, members: 1_001 })).at(-1)).toEqual({
      for: { kind: "MEMBERS", members: 1, included: 1_000, days: 30, daysInMonth: 30 },
      netOre: 50,
      vatPermille: 250,
    });
  });
});

const anyDay = fc.integer({ min: -20, max: 50 }).map((days) => day("2026-11-01").add({ days }));
const anySpan = fc
  .tuple(anyDay, fc.option(fc.nat(40)))
  .map(([from, days]): Span => ({ from, through: days === null ? null : from.add({ days }) }));
const anyPrices = fc.uniqueArray(fc.tuple(anyDay, fc.nat(100_000)), { selector: ([from]) => from.toString() });

describe("changes in the middle of a month", () => {
  test("add up to the mean of the daily prices, to half an öre", () => {
    fc.assert(
      fc.property(anySpan, anySpan, anyPrices, (subscribed, open, begun) => {
        const prices = begun.map(([from, ore]) => price(from.toString(), ore, { memberOre: 0 }));
        const exact = Array.from({ length: 30 }, (_, days) => day("2026-11-01").add({ days }))
          .filter((each) =>
            [subscribed, open].every(
              ({ from, through }) => `${from}` <= `${each}` && (!through || `${each}` <= `${through}`),
            ),
          )
          .map(
            (each) =>
              prices
                .filter(({ from }) => `${from}` <= `${each}`)
                .sort((a, b) => (`${a.from}` < `${b.from}` ? 1 : -1))[0],
          )
          .reduce((total, price) => total + (price?.locationOre ?? 0) / 30, 0);
        const charged = sum(month({ subscribed: [subscribed], locations: [shop(open)], tariff: costing(...prices) }));
        expect(Math.abs(charged - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  test("cost the same when a subscription ends and restarts the next day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 29 }), anyPrices, fc.nat(2_000), (days, begun, members) => {
        const prices = begun.map(([from, ore]) => price(from.toString(), ore));
        const through = day("2026-11-01").add({ days: days - 1 });
        const parted = [
          { from: day("2026-10-01"), through },
          { from: through.add({ days: 1 }), through: null },
        ];
        expect(monthLines(month({ subscribed: parted, tariff: costing(...prices), members }))).toEqual(
          monthLines(month({ tariff: costing(...prices), members })),
        );
      }),
    );
  });
});
