import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EarningRule, earningOf, earnsOn, oreForPoints, pointsFor, pointsToClawBack } from "./points.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const rule: EarningRule = { active: true, pointsPerKronaHundredths: 100, monthValidation: 12, countedPointsFrom: null };

describe("the points for an amount", () => {
  test("of 249,50 kr are 249 at one per krona, rounded down", () => expect(pointsFor(24_950, 100)).toBe(249));
  test("at one and a half per krona count on the full amount", () => expect(pointsFor(24_950, 150)).toBe(374));
  test("are zero for less than one point", () => expect(pointsFor(100, 99)).toBe(0));
  test("are exact for ten million kronor at the highest rate", () =>
    expect(pointsFor(1_000_000_000, 100_000)).toBe(10_000_000_000));
  test("are at most the exact product, and less than one point below it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: 100_000 }), (ore, rate) => {
        const exact = BigInt(ore) * BigInt(rate);
        const givenPoints = BigInt(pointsFor(ore, rate)) * 10_000n;
        expect(givenPoints <= exact && exact - givenPoints < 10_000n).toBe(true);
      }),
    );
  });
});

describe("the purchases that earn points", () => {
  const from = { ...rule, countedPointsFrom: day("2026-03-01") };
  test("include those of the first day", () => expect(earnsOn(from, day("2026-03-01"))).toBe(true));
  test("exclude those of the day before", () => expect(earnsOn(from, day("2026-02-28"))).toBe(false));
  test("are none while the club’s points are off", () =>
    expect(earnsOn({ ...rule, active: false }, day("2026-03-01"))).toBe(false));
  test("are those of every day if no first day is set", () => expect(earnsOn(rule, day("1999-01-01"))).toBe(true));
});

describe("the lot of a purchase", () => {
  test("lasts until the day before the anniversary", () => {
    expect(earningOf(rule, 10_000, day("2026-11-21"))?.validThrough.toString()).toBe("2027-11-20");
  });
  test("of 31 January for one month ends before the last day of February", () => {
    expect(earningOf({ ...rule, monthValidation: 1 }, 10_000, day("2026-01-31"))?.validThrough.toString()).toBe(
      "2026-02-27",
    );
  });
  test("does not exist for zero points", () =>
    expect(earningOf({ ...rule, pointsPerKronaHundredths: 1 }, 9_999, day("2026-01-31"))).toBeNull());
  test("does not exist while the rule is off", () =>
    expect(earningOf({ ...rule, active: false }, 10_000, day("2026-01-31"))).toBeNull());
});

describe("the points that a return takes back", () => {
  const made = { earned: 149, returnedSoFar: 0, pointsPerKronaHundredths: 150 };
  test("leave the points of 49.95 kr, rounded down once, for half of 99.90 kr at one and a half", () => {
    expect(pointsToClawBack({ ...made, keptOre: 4_995 })).toBe(149 - 74);
  });
  test("are all remaining points for the remaining amount", () => {
    expect(pointsToClawBack({ ...made, returnedSoFar: 75, keptOre: 0 })).toBe(74);
  });
  test("are zero for a part below one point, and the next part takes it", () => {
    const one = { earned: 100, pointsPerKronaHundredths: 100 };
    expect(pointsToClawBack({ ...one, returnedSoFar: 0, keptOre: 10_000 })).toBe(0);
    expect(pointsToClawBack({ ...one, returnedSoFar: 0, keptOre: 9_999 })).toBe(1);
    expect(pointsToClawBack({ ...one, returnedSoFar: 1, keptOre: 9_901 })).toBe(0);
    expect(pointsToClawBack({ ...one, returnedSoFar: 1, keptOre: 9_899 })).toBe(1);
  });
  test("are never negative, even if the kept amount gives more than was earned", () => {
    expect(pointsToClawBack({ earned: 10, returnedSoFar: 0, keptOre: 5_000, pointsPerKronaHundredths: 100 })).toBe(0);
  });
  test("are the same for any parts in any order as for one return of their sum", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        parts,
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 1, max: 2_000 }),
        (ores, keptOre, rate) => {
          const total = ores.reduce((sum, ore) => sum + ore, keptOre);
          const purchase = { earned: pointsFor(total, rate), pointsPerKronaHundredths: rate };
          let [remainingOre, returnedSoFar] = [total, 0];
          for (const ore of ores) {
            remainingOre -= ore;
            returnedSoFar += pointsToClawBack({ ...purchase, returnedSoFar, keptOre: remainingOre });
          }
          expect(returnedSoFar).toBe(pointsToClawBack({ ...purchase, returnedSoFar: 0, keptOre }));
        },
      ),
    );
  });
});

describe("the amount to spend for a reward", () => {
  test("is 66,67 kr for 100 points at one and a half per krona", () => expect(oreForPoints(100, 1.5)).toBe(6_667));
  test("is null while the rule earns nothing", () => expect(oreForPoints(100, 0)).toBeNull());
  test("earns the points, and an öre less does not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 100_000 }), (points, rate) => {
        const ore = oreForPoints(points, rate / 100) as number;
        expect(pointsFor(ore, rate)).toBeGreaterThanOrEqual(points);
        expect(pointsFor(ore - 1, rate)).toBeLessThan(points);
      }),
    );
  });
});
