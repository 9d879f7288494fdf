import * as fc from "fast-check";
import { expect, test } from "vitest";
import { costOre, expiredShare, forecastExpiry, type MonthChange } from "./liability.ts";

const thisMonth = Temporal.PlainDate.from("2026-11-01");
const ago = (months: number) => thisMonth.subtract({ months });
/** Points given `given` months ago that expired `expired` months ago: `used` of them in the month named. */
const batch = (
  expired: number,
  givenMonth: number,
  points: number,
  used: readonly [number, number][],
): MonthChange[] => [
  { expiresIn: ago(expired), month: ago(givenMonth), points },
  ...used.map(([month, taken]) => ({ expiresIn: ago(expired), month: ago(month), points: -taken })),
];

test("what is left late expires more often than what was just given", () => {
  // Of 1,000 given, 600 were used half a year before their last month, 300 in it.
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

test("months weigh by their points, and only the last twelve count", () => {
  const changes = [...batch(1, 5, 100, []), ...batch(3, 7, 300, [[5, 300]]), ...batch(13, 20, 9000, [])];
  expect(expiredShare(changes, thisMonth, 4)).toBe(0.25);
});

test("nothing is foretold before anything has expired", () => {
  const still = [{ expiresIn: ago(-3), month: ago(1), points: 500 }];
  expect(expiredShare(still, thisMonth, 3)).toBeNull();
  const remainingMonths = [{ month: ago(-3), points: 500 }];
  expect(forecastExpiry(remainingMonths, still, thisMonth.with({ day: 22 }))).toEqual([
    { month: ago(-3), points: 500, share: null, likely: null },
  ]);
});

test("what is foretold lies between nothing and what is left, whatever happened", () => {
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

test("points that nobody uses all expire, and points that all use never do", () => {
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

test("a point of 2.5 öre costs a krona by forty", () => {
  expect(costOre(40, 250)).toBe(100);
  expect(costOre(1, 1)).toBe(0);
});
