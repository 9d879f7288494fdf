import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validThrough } from "#packages/domain/calendar.ts";
import { noReward, type RewardYear, whatIfReward } from "./what-if-reward.ts";
import { addToTally, emptyTally } from "./what-if-tally.ts";
import { aYear, day, period, purchase, takenOn } from "./what-if-years.fixture.ts";

const at = (value: number) => ({ value, months: null });
const givePoints = (on: string, points: number) => ({
  at: purchase(on, 1).at,
  points,
  validThrough: validThrough(day(on), 12),
});
const year = (of: Partial<RewardYear>): RewardYear => ({
  period,
  couponId: 1,
  given: [],
  taken: [],
  balance: 0,
  ...of,
});
const price = fc.integer({ min: 1, max: 500 });
/** The purchases as given points, all with the same validity. */
const anyYear = fc.tuple(aYear, fc.nat(600)).map(([{ purchases, taken }, balance]) =>
  year({
    given: purchases.map((each) => ({ at: each.at, points: each.keptOre, validThrough: validThrough(each.day, 12) })),
    taken: taken.map((each) => ({ ...each, points: each.points * 100 })),
    balance,
  }),
);

describe("a replay of a reward at another price", () => {
  test("charges the new price for each redemption that the member could pay at that moment", () => {
    const of = year({
      given: [givePoints("2026-01-10", 300), givePoints("2026-05-10", 300)],
      taken: [takenOn("2026-02-01", 300), takenOn("2026-06-01", 300)],
      balance: 420,
    });
    const { figures, difference, goesWithout, months } = whatIfReward(of, at(300), at(500));
    expect(figures.now).toEqual({ taken: 2, refused: 0, spent: 600, without: 0, enough: 1, could: 0 });
    // The balance was 300 in February and 600 in June.
    expect(figures.next).toEqual({ taken: 1, refused: 1, spent: 500, without: 1, enough: 0, could: 0 });
    expect([difference, goesWithout]).toEqual([-200, true]);
    expect([...months.next]).toEqual([["2026-06", 1]]);
  });

  test("counts members who could have paid, without inventing redemptions", () => {
    const of = year({ given: [givePoints("2026-01-10", 300)], taken: [takenOn("2026-02-01", 250, 2)], balance: 50 });
    const { figures, things } = whatIfReward(of, at(500), at(300));
    expect([figures.now.could, figures.next.could, things]).toEqual([0, 1, 0]);
    expect(figures.next.taken).toBe(0);
  });

  test("spends points on this reward that are then missing for another reward", () => {
    const of = year({
      given: [givePoints("2026-01-10", 500), givePoints("2026-03-10", 200)],
      taken: [takenOn("2026-02-01", 300), takenOn("2026-02-02", 200, 2), takenOn("2026-04-01", 200)],
    });
    expect(whatIfReward(of, at(300), at(400)).figures.next).toMatchObject({ taken: 1, refused: 1 });
  });
});

describe("a replay of any year under another reward price", () => {
  test("changes nothing if the price is the same", () => {
    fc.assert(
      fc.property(anyYear, price, (of, same) => {
        const { figures, difference, goesWithout, months } = whatIfReward(of, at(same), at(same));
        expect(figures.next).toEqual(figures.now);
        expect(months.next).toEqual(months.now);
        expect([difference, goesWithout]).toEqual([0, false]);
      }),
    );
  });

  test("takes nothing from any member at a lower price", () => {
    fc.assert(
      fc.property(anyYear, price, price, (of, one, other) => {
        const [low, high] = [Math.min(one, other) * 100, Math.max(one, other) * 100];
        const { figures, difference, goesWithout } = whatIfReward(of, at(high), at(low));
        for (const name of ["taken", "enough"] as const)
          expect(figures.next[name]).toBeGreaterThanOrEqual(figures.now[name]);
        expect(figures.next.could).toBeGreaterThanOrEqual(figures.now.could);
        expect(difference).toBeGreaterThanOrEqual(0);
        if (goesWithout) expect(figures.next.taken).toBeGreaterThan(0);
      }),
    );
  });

  test("contains only real redemptions, paid or refused, and members’ sums equal the club’s", () => {
    fc.assert(
      fc.property(fc.array(anyYear, { maxLength: 6 }), price, price, (members, now, next) => {
        const answers = members.map((of) => whatIfReward(of, at(now * 100), at(next * 100)));
        const tally = emptyTally(noReward);
        for (const answer of answers) addToTally(tally, answer);
        const uses = members.flatMap(({ taken }) => taken.filter(({ couponId }) => couponId === 1)).length;
        expect(tally.things).toBe(uses);
        for (const side of ["now", "next"] as const) {
          const { taken, refused, spent } = tally.figures[side];
          expect(taken + refused).toBe(uses);
          expect(spent).toBe(taken * 100 * (side === "now" ? now : next));
        }
        expect(tally.losing).toBe(answers.filter((each) => each.difference < 0 || each.goesWithout).length);
      }),
    );
  });
});
