import * as fc from "fast-check";
import type { TakenPoints } from "./replay-points.ts";
import type { KeptPurchase } from "./what-if-earning.ts";

export const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);
export const period = { from: day("2025-11-23"), to: day("2026-11-22") };

const noon = (on: Temporal.PlainDate) => on.toZonedDateTime({ timeZone: "UTC", plainTime: "12:00" }).epochMilliseconds;

export const purchase = (on: string, keptOre: number): KeptPurchase => {
  return { at: noon(day(on)), day: day(on), keptOre };
};

export const takenOn = (on: string, points: number, couponId: number | null = 1): TakenPoints => {
  return { at: noon(day(on)), day: day(on), points, couponId };
};

const anyDay = fc.nat(364).map((days) => period.from.add({ days }));
const anyPurchase = fc.record({ on: anyDay, keptOre: fc.integer({ min: 1, max: 100_000 }) });
const anyTaken = fc.record({
  on: anyDay,
  points: fc.integer({ min: 1, max: 600 }),
  couponId: fc.constantFrom(1, 2, null),
});
/** The points at the year's start and their last days. */
const anyHeld = fc.record({ days: fc.nat(500), points: fc.integer({ min: 1, max: 500 }) });

/** A member's purchases, earlier points and redemptions in a year. */
export const aYear = fc
  .record({
    bought: fc.array(anyPurchase, { maxLength: 25 }),
    used: fc.array(anyTaken, { maxLength: 12 }),
    before: fc.array(anyHeld, { maxLength: 3 }),
  })
  .map(({ bought, used, before }) => ({
    purchases: bought.map(({ on, keptOre }) => ({ at: noon(on), day: on, keptOre })),
    taken: used.map(({ on, ...rest }) => ({ at: noon(on), day: on, ...rest })),
    held: before.map(({ days, points }) => ({
      at: noon(period.from) - 1,
      points,
      validThrough: period.from.add({ days }),
    })),
  }));
