import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pointsFor } from "#features/loyalty/points/domain/points.ts";
import { type EarningYear, noEarning, whatIfEarning } from "./what-if-earning.ts";
import { addToTally, emptyTally } from "./what-if-tally.ts";
import { aYear, day, period, purchase, takenOn } from "./what-if-years.fixture.ts";

const rule = (value: number, months: number) => ({ value, months });
const year = (of: Partial<EarningYear>): EarningYear => ({ period, purchases: [], held: [], taken: [], ...of });
const anyRule = fc.record({ value: fc.integer({ min: 0, max: 1000 }), months: fc.integer({ min: 1, max: 24 }) });

describe("a replay of a year under two earning rules", () => {
  test("rounds points down per purchase on its remaining amount, not on their sum", () => {
    const of = year({ purchases: [purchase("2026-01-10", 9950), purchase("2026-01-11", 9950)] });
    const { figures, difference } = whatIfEarning(of, rule(100, 12), rule(150, 12));
    expect([figures.now.given, figures.next.given, difference]).toEqual([198, 298, 100]);
  });

  test("uses the points that expire first, and lets unused ones expire", () => {
    const of = year({
      purchases: [purchase("2026-01-10", 10_000), purchase("2026-06-10", 10_000)],
      taken: [takenOn("2026-06-20", 150)],
    });
    const { figures, difference, months } = whatIfEarning(of, rule(100, 12), rule(100, 3));
    expect(figures.now).toEqual({ given: 200, expired: 0, lacking: 0, left: 50 });
    // The first hundred expired on 9 April, so fifty of the used points would be missing.
    expect(figures.next).toEqual({ given: 200, expired: 100, lacking: 50, left: 0 });
    expect(difference).toBe(-100);
    expect([...months.next]).toEqual([["2026-04", 100]]);
  });

  test("ends a lot on the day before its anniversary, or the last day of a shorter month", () => {
    const lasts = (taken: string) =>
      whatIfEarning(
        year({ purchases: [purchase("2026-01-31", 10_000)], taken: [takenOn(taken, 100)] }),
        rule(100, 1),
        rule(100, 12),
      ).figures.now.lacking;
    expect([lasts("2026-02-27"), lasts("2026-02-28")]).toEqual([0, 100]);
  });

  test("uses points from before the visit, including those held at the start", () => {
    const at = purchase("2026-03-01", 10_000);
    const use = { ...takenOn("2026-03-01", 100), at: at.at };
    const heldPoints = [{ at: at.at - 1, points: 40, validThrough: day("2026-03-01") }];
    const { figures } = whatIfEarning(
      year({ purchases: [at], taken: [use], held: heldPoints }),
      rule(100, 12),
      rule(0, 12),
    );
    expect([figures.now.lacking, figures.now.left]).toEqual([60, 100]);
    expect([figures.next.lacking, figures.next.left]).toEqual([60, 0]);
  });
});

describe("a replay of any year under another earning rule", () => {
  test("changes nothing if the rule is the same", () => {
    fc.assert(
      fc.property(aYear, anyRule, (of, same) => {
        const { figures, difference, months } = whatIfEarning(year(of), same, { ...same });
        expect(figures.next).toEqual(figures.now);
        expect(months.next).toEqual(months.now);
        expect(difference).toBe(0);
      }),
    );
  });

  test("leaves no member with fewer points at twice the rate or with more months", () => {
    fc.assert(
      fc.property(aYear, anyRule, fc.nat(24), (of, one, more) => {
        const twice = whatIfEarning(year(of), one, { ...one, value: one.value * 2 });
        expect(twice.difference).toBeGreaterThanOrEqual(0);
        expect(twice.figures.next.given).toBeGreaterThanOrEqual(2 * twice.figures.now.given);
        const longer = whatIfEarning(year(of), one, { ...one, months: one.months + more });
        expect(longer.difference).toBeGreaterThanOrEqual(0);
        expect(longer.figures.next.given).toBe(longer.figures.now.given);
        expect(longer.figures.next.expired).toBeLessThanOrEqual(longer.figures.now.expired);
      }),
    );
  });

  test("accounts for all points: given and held ones are used, expired or remaining", () => {
    fc.assert(
      fc.property(aYear, anyRule, anyRule, (of, now, next) => {
        const { figures } = whatIfEarning(year(of), now, next);
        const heldPoints = of.held.reduce((sum, { points }) => sum + points, 0);
        const requestedPoints = of.taken.reduce((sum, { points }) => sum + points, 0);
        for (const { given: givenPoints, expired, lacking, left: remainingPoints } of [figures.now, figures.next])
          expect(givenPoints + heldPoints).toBe(requestedPoints - lacking + expired + remainingPoints);
      }),
    );
  });

  test("sums members to the club in any order and in steps of any size", () => {
    fc.assert(
      fc.property(fc.array(aYear, { maxLength: 8 }), anyRule, anyRule, (members, now, next) => {
        const answers = members.map((of) => whatIfEarning(year(of), now, next));
        const tally = emptyTally(noEarning);
        for (const answer of answers.toReversed()) addToTally(tally, answer);
        const expectedPoints = (value: number) =>
          members.flatMap((of) => of.purchases).reduce((sum, { keptOre }) => sum + pointsFor(keptOre, value), 0);
        expect([tally.figures.now.given, tally.figures.next.given]).toEqual([
          expectedPoints(now.value),
          expectedPoints(next.value),
        ]);
        expect(tally.difference).toBe(answers.reduce((sum, { difference }) => sum + difference, 0));
        expect(tally.gaining + tally.losing).toBe(answers.filter(({ difference }) => difference !== 0).length);
        const [most, least] = [Math.max(0, ...answers.map((each) => each.difference)), tally.mostLess];
        expect(tally.mostMore).toBe(most);
        expect(least).toBe(Math.max(0, ...answers.map((each) => -each.difference)));
        const monthTotal = Object.values(tally.months).reduce((sum, month) => sum + month.next, 0);
        expect(monthTotal).toBe(now.value === next.value ? tally.figures.next.expired : tally.figures.next.given);
      }),
    );
  });
});
