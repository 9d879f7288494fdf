import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EarningRule, earningOf, earnsOn, oreForPoints, pointsFor, pointsToClawBack } from "./points.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const rule: EarningRule = { active: true, pointsPerKronaHundredths: 100, monthValidation: 12, countedPointsFrom: null };

describe("points for an amount", () => {
  test("249,50 kr gives 249 points at one a krona: rounded down", () => expect(pointsFor(24_950, 100)).toBe(249));
  test("one and a half a krona counts on the whole amount", () => expect(pointsFor(24_950, 150)).toBe(374));
  test("less than a point is none", () => expect(pointsFor(100, 99)).toBe(0));
  test("ten million kronor at the highest rate stays exact", () =>
    expect(pointsFor(1_000_000_000, 100_000)).toBe(10_000_000_000));
  test("never more than the exact product, never a whole point less", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: 100_000 }), (ore, rate) => {
        const exact = BigInt(ore) * BigInt(rate);
        const givenPoints = BigInt(pointsFor(ore, rate)) * 10_000n;
        expect(givenPoints <= exact && exact - givenPoints < 10_000n).toBe(true);
      }),
    );
  });
});

describe("which purchases earn", () => {
  const from = { ...rule, countedPointsFrom: day("2026-03-01") };
  test("the day itself counts", () => expect(earnsOn(from, day("2026-03-01"))).toBe(true));
  test("the day before does not", () => expect(earnsOn(from, day("2026-02-28"))).toBe(false));
  test("none when the club's points are off", () =>
    expect(earnsOn({ ...rule, active: false }, day("2026-03-01"))).toBe(false));
  test("every day without a first day", () => expect(earnsOn(rule, day("1999-01-01"))).toBe(true));
});

describe("the lot a purchase makes", () => {
  test("lasts to the day before the anniversary", () => {
    expect(earningOf(rule, 10_000, day("2026-11-21"))?.validThrough.toString()).toBe("2027-11-20");
  });
  test("31 January for one month: the anniversary is clamped to the month's last day", () => {
    expect(earningOf({ ...rule, monthValidation: 1 }, 10_000, day("2026-01-31"))?.validThrough.toString()).toBe(
      "2026-02-27",
    );
  });
  test("nothing earned makes no lot", () =>
    expect(earningOf({ ...rule, pointsPerKronaHundredths: 1 }, 9_999, day("2026-01-31"))).toBeNull());
  test("a rule that is off makes no lot", () =>
    expect(earningOf({ ...rule, active: false }, 10_000, day("2026-01-31"))).toBeNull());
});

describe("the points a return takes back", () => {
  const made = { earned: 149, returnedSoFar: 0, pointsPerKronaHundredths: 150 };
  test("99.90 kr at one and a half: half of it back keeps what 49.95 kr gives, rounded down on the whole", () => {
    expect(pointsToClawBack({ ...made, keptOre: 4_995 })).toBe(149 - 74);
  });
  test("the rest of it then takes the rest", () => {
    expect(pointsToClawBack({ ...made, returnedSoFar: 75, keptOre: 0 })).toBe(74);
  });
  test("a part that costs no whole point takes none, and the next one takes it", () => {
    const one = { earned: 100, pointsPerKronaHundredths: 100 };
    expect(pointsToClawBack({ ...one, returnedSoFar: 0, keptOre: 10_000 })).toBe(0);
    expect(pointsToClawBack({ ...one, returnedSoFar: 0, keptOre: 9_999 })).toBe(1);
    expect(pointsToClawBack({ ...one, returnedSoFar: 1, keptOre: 9_901 })).toBe(0);
    expect(pointsToClawBack({ ...one, returnedSoFar: 1, keptOre: 9_899 })).toBe(1);
  });
  test("never less than none, should the kept amount be worth more than was earned", () => {
    expect(pointsToClawBack({ earned: 10, returnedSoFar: 0, keptOre: 5_000, pointsPerKronaHundredths: 100 })).toBe(0);
  });
  test("any parts, in any order, come to one return of their sum", () => {
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

describe("what has to be spent for a reward", () => {
  test("100 points at one and a half a krona: 66,67 kr", () => expect(oreForPoints(100, 1.5)).toBe(6_667));
  test("nothing that can be spent while the rule earns nothing", () => expect(oreForPoints(100, 0)).toBeNull());
  test("earns it, and an öre less does not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 100_000 }), (points, rate) => {
        const ore = oreForPoints(points, rate / 100) as number;
        expect(pointsFor(ore, rate)).toBeGreaterThanOrEqual(points);
        expect(pointsFor(ore - 1, rate)).toBeLessThan(points);
      }),
    );
  });
});
