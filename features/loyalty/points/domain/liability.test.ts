import * as fc from "fast-check";
import { expect, test } from "vitest";
import { costOre, expiredShare, forecastExpiry, type MonthChange } from "./liability.ts";

const thisMonth = Temporal.PlainDate.from("2026-11-01");
const ago = (months: number) => thisMonth.subtract({ months });
/**
 * Creates the changes of points given `given` months ago that expired `expired` months ago; `used` lists uses by month.
 */
const batch = (
  expired: number,
  givenMonth: number,
  points: number,
  used: readonly [number, number][],
): MonthChange[] => [
  { expiresIn: ago(expired), month: ago(givenMonth), points },
  ...used.map(([month, taken]) => ({ expiresIn: ago(expired), month: ago(month), points: -taken })),
];

test("points still unused near their last month are more likely to expire than new points", () => {
  // Of 1,000 given, 600 were used six months before their last month, and 300 in it.
  const changes = batch(2, 14, 1000, [
    [8, 600],
    [2, 300],
  ]);
  expect(expiredShare(changes, thisMonth, 12)).toBe(0.1);
  expect(expiredShare(changes, thisMonth, 7)).toBe(0.1);
  expect(expiredShare(changes, thisMonth, 6)).toBe(0.25);
  expect(expiredShare(changes, thisMonth, 1)).toBe(0.25);
  expect(expiredShare(changes, thisMonth, 0)).toBe(0.25);
});

test("the share of expired points weighs each month by its points, and counts only the last twelve months", () => {
  const changes = [...batch(1, 5, 100, []), ...batch(3, 7, 300, [[5, 300]]), ...batch(13, 20, 9000, [])];
  expect(expiredShare(changes, thisMonth, 4)).toBe(0.25);
});

test("there is no forecast before any points have expired", () => {
  const still = [{ expiresIn: ago(-3), month: ago(1), points: 500 }];
  expect(expiredShare(still, thisMonth, 3)).toBeNull();
  const remainingMonths = [{ month: ago(-3), points: 500 }];
  expect(forecastExpiry(remainingMonths, still, thisMonth.with({ day: 22 }))).toEqual([
    { month: ago(-3), points: 500, share: null, likely: null },
  ]);
});

test("a forecast is between zero and the points left, for any history", () => {
  const change = fc.record({
    expiresIn: fc.integer({ min: -12, max: 14 }).map(ago),
    month: fc.integer({ min: 0, max: 26 }).map(ago),
    points: fc.integer({ min: -500, max: 1000 }),
  });
  const month = fc.record({ month: fc.integer({ min: 0, max: 12 }).map((each) => ago(-each)), points: fc.nat(10_000) });
  fc.assert(
    fc.property(fc.array(change), fc.array(month), (changes, remainingMonths) => {
      for (const { points, share, likely } of forecastExpiry(remainingMonths, changes, thisMonth)) {
        expect(share === null).toBe(likely === null);
        if (share === null || likely === null) continue;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(likely).toBeLessThanOrEqual(points);
      }
    }),
  );
});

test("points that are never used all expire, and points always used never do", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(9999),
      (expired, length, n) => {
        const points = n + 1;
        expect(expiredShare(batch(expired, expired + length, points, []), thisMonth, length)).toBe(1);
        const used = batch(expired, expired + length, points, [[expired, points]]);
        expect(expiredShare(used, thisMonth, length)).toBe(0);
      },
    ),
  );
});

test("forty points at 2.5 öre cost one krona", () => {
  expect(costOre(40, 250)).toBe(100);
  expect(costOre(1, 1)).toBe(0);
});
