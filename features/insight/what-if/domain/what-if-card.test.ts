import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardFilling } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { type CardYear, noCard, whatIfCard } from "./what-if-card.ts";
import { isWholeYear, periodLookedAt } from "./what-if-questions.ts";
import { addToTally, emptyTally } from "./what-if-tally.ts";
import { day, period } from "./what-if-years.fixture.ts";

const card = (value: number, months: number) => ({ value, months });
const visits = (...each: [string, number][]) => each.map(([on, stamps]) => ({ day: day(on), stamps }));
const year = (of: Partial<CardYear>): CardYear => ({ period, begun: null, visits: [], ...of });
const anyCard = fc.record({ value: fc.integer({ min: 2, max: 12 }), months: fc.integer({ min: 1, max: 18 }) });
const anyYear = fc
  .array(fc.record({ days: fc.nat(364), stamps: fc.integer({ min: 1, max: 5 }) }), { maxLength: 20 })
  .map((all) =>
    year({
      visits: all
        .toSorted((a, b) => a.days - b.days)
        .map(({ days, stamps }) => ({ day: period.from.add({ days }), stamps })),
    }),
  );

describe("a replay of a card of another length", () => {
  test("fills the card with stamps in order, and extra stamps begin the next card", () => {
    const of = year({ visits: visits(["2026-01-10", 3], ["2026-02-10", 5], ["2026-03-10", 3]) });
    const { figures, difference, months } = whatIfCard(of, card(10, 6), card(4, 6));
    expect([figures.now.filled, figures.next.filled, difference]).toEqual([1, 2, 1]);
    // The open card of each rule expired in the summer.
    expect([figures.now.lapsed, figures.next.lapsed]).toEqual([1, 1]);
    expect([...months.next]).toEqual([["2026-02", 2]]);
  });

  test("ends the card on the day before the anniversary of its first stamp, or the last day of a shorter month", () => {
    const fills = (second: string) =>
      whatIfCard(year({ visits: visits(["2026-01-31", 1], [second, 1]) }), card(2, 1), card(2, 12)).figures.now;
    expect(fills("2026-02-27")).toEqual({ begun: 1, filled: 1, lapsed: 0 });
    expect(fills("2026-02-28")).toEqual({ begun: 2, filled: 0, lapsed: 2 });
  });

  test("keeps the terms of a filling begun before the period", () => {
    const begun: CardFilling = {
      order: 1,
      stampsAmount: 10,
      collected: 9,
      status: "OPEN",
      rewardDays: 1,
      reward: null,
      startedOn: day("2025-11-01"),
      endsOn: day("2026-04-30"),
    };
    const of = year({ begun, visits: visits(["2026-01-10", 2]) });
    expect(whatIfCard(of, card(10, 6), card(2, 6)).figures.next).toMatchObject({ begun: 1, filled: 1 });
  });
});

describe("a replay of any year with another stamp card", () => {
  test("changes nothing if the card is the same", () => {
    fc.assert(
      fc.property(anyYear, anyCard, (of, same) => {
        const { figures, difference, months } = whatIfCard(of, same, { ...same });
        expect(figures.next).toEqual(figures.now);
        expect(months.next).toEqual(months.now);
        expect(difference).toBe(0);
      }),
    );
  });

  test("fills a shorter card at least as often if no card expires", () => {
    fc.assert(
      fc.property(anyYear, anyCard, anyCard, (of, one, other) => {
        const [short, long] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
        expect(whatIfCard(of, card(long, 13), card(short, 13)).difference).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("puts each stamp on a filled, expired or open card, and members’ sums equal the club’s", () => {
    fc.assert(
      fc.property(fc.array(anyYear, { maxLength: 6 }), anyCard, anyCard, (members, now, next) => {
        const tally = emptyTally(noCard);
        for (const of of members) addToTally(tally, whatIfCard(of, now, next));
        const stamps = members.flatMap((of) => of.visits).reduce((sum, each) => sum + each.stamps, 0);
        const { begun, filled, lapsed } = tally.figures.next;
        expect(filled * next.value).toBeLessThanOrEqual(stamps);
        expect(begun - filled - lapsed).toBeGreaterThanOrEqual(0);
        expect(begun - filled - lapsed).toBeLessThanOrEqual(members.length);
        const monthTotal = Object.values(tally.months).reduce((sum, month) => sum + month.next, 0);
        expect(monthTotal).toBe(filled);
        expect(tally.figures.next.filled - tally.figures.now.filled).toBe(tally.difference);
      }),
    );
  });
});

test("the replayed period is the twelve months to today, or as many as exist", () => {
  const looked = (first: string | null) => periodLookedAt(day("2026-11-22"), first === null ? null : day(first));
  expect(looked(null).from.toString()).toBe("2025-11-23");
  expect([isWholeYear(looked("2020-01-01")), isWholeYear(looked("2026-02-01"))]).toEqual([true, false]);
  expect(looked("2026-02-01").from.toString()).toBe("2026-02-01");
});
