import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validThrough } from "#packages/domain/calendar.ts";
import { type CardPromise, keepBetter, promiseChange } from "./better-promise.ts";
import type { CardFilling } from "./card-fillings.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const rule = (stampsAmount: number, monthValidation = 6, dayValidation = 30): CardPromise => ({
  stampsAmount,
  monthValidation,
  dayValidation,
});
/** Creates a filling begun on 31 August under ten stamps, six months and thirty days. */
const begun = (collected: number, changes: Partial<CardFilling> = {}): CardFilling => ({
  order: 1,
  stampsAmount: 10,
  collected,
  status: "OPEN",
  startedOn: day("2026-08-31"),
  endsOn: validThrough(day("2026-08-31"), 6),
  rewardDays: 30,
  reward: null,
  ...changes,
});
const today = day("2026-11-22");

describe("a changed rule of a stamp card", () => {
  test("with fewer stamps also applies to open fillings", () => {
    expect(keepBetter(begun(3), rule(8), today)).toEqual(begun(3, { stampsAmount: 8 }));
  });
  test("with as many stamps as collected fills the card, and its reward begins today", () => {
    const full = keepBetter(begun(6), rule(6), today);
    expect(full).toMatchObject({ status: "COMPLETED", stampsAmount: 6, collected: 6 });
    expect(full.reward).toEqual({ startsOn: today, endsOn: day("2026-12-21"), used: false });
  });
  test("with fewer stamps than collected removes no stamp", () => {
    expect(keepBetter(begun(7), rule(5), today)).toMatchObject({ status: "COMPLETED", stampsAmount: 7, collected: 7 });
  });
  test("with more days fills a card with those days", () => {
    expect(keepBetter(begun(6), rule(6, 6, 60), today).reward?.endsOn).toEqual(day("2027-01-20"));
  });
  test("with more stamps leaves open fillings unchanged", () => {
    expect(keepBetter(begun(9), rule(12, 3, 7), today)).toEqual(begun(9));
  });
  test("with more months counts them from the first stamp, to the day before the anniversary", () => {
    expect(keepBetter(begun(1), rule(10, 12), today).endsOn).toEqual(day("2027-08-30"));
    expect(keepBetter(begun(1), rule(10, 18), today).endsOn).toEqual(day("2028-02-28"));
  });
  test("does not reopen a card that expired yesterday, but applies on a card’s last day", () => {
    const [last, after] = [day("2027-02-27"), day("2027-02-28")];
    expect(begun(5).endsOn).toEqual(last);
    expect(keepBetter(begun(5), rule(5, 24), after)).toEqual(begun(5));
    expect(keepBetter(begun(5), rule(5, 24), last).status).toBe("COMPLETED");
  });
  test("leaves full, emptied and reset cards unchanged", () => {
    const reward = { startsOn: today, endsOn: today, used: false };
    for (const filling of [
      begun(10, { status: "COMPLETED", reward }),
      begun(0, { status: "EMPTIED" }),
      begun(4, { status: "RESET" }),
    ])
      expect(keepBetter(filling, rule(2, 120, 3650), today)).toBe(filling);
  });
  test.each([
    [rule(3), "FILLED"],
    [rule(9), "BETTER"],
    [rule(10, 7), "BETTER"],
    [rule(10, 6, 31), "BETTER"],
    [rule(9, 3, 7), "BETTER"],
    [rule(10), "SAME"],
    [rule(11), "KEPT"],
    [rule(10, 5), "KEPT"],
    [rule(10, 6, 29), "KEPT"],
  ] as const)("is previewed: %o is %s for a filling with four stamps", (changed, expectedChange) => {
    expect(promiseChange(begun(4), changed, today)).toBe(expectedChange);
  });
});

const anyRule = fc.record({
  stampsAmount: fc.integer({ min: 2, max: 30 }),
  monthValidation: fc.integer({ min: 1, max: 120 }),
  dayValidation: fc.integer({ min: 1, max: 3650 }),
});
const anyUsage = fc
  .record({ promised: anyRule, collected: fc.integer({ min: 1, max: 29 }), begun: fc.integer({ min: 0, max: 2000 }) })
  .filter(({ promised, collected }) => collected < promised.stampsAmount)
  .map(({ promised, collected, begun: days }): CardFilling => {
    const startedOn = day("2024-01-31").add({ days });
    return {
      order: 1,
      stampsAmount: promised.stampsAmount,
      collected,
      status: "OPEN",
      startedOn,
      endsOn: validThrough(startedOn, promised.monthValidation),
      rewardDays: promised.dayValidation,
      reward: null,
    };
  });

describe("any number of changes to a stamp card’s rule", () => {
  const lived = (filling: CardFilling, rules: readonly CardPromise[]) =>
    rules.reduce((now, each) => keepBetter(now, each, filling.startedOn), filling);
  test("never raise the missing stamps, shorten the time or the days, or remove a stamp", () => {
    fc.assert(
      fc.property(anyUsage, fc.array(anyRule, { maxLength: 5 }), (filling, rules) => {
        const after = lived(filling, rules);
        expect(after.stampsAmount - after.collected).toBeLessThanOrEqual(filling.stampsAmount - filling.collected);
        expect(Temporal.PlainDate.compare(after.endsOn, filling.endsOn)).toBeGreaterThanOrEqual(0);
        expect(after.rewardDays).toBeGreaterThanOrEqual(filling.rewardDays);
        expect(after.collected).toBe(filling.collected);
        expect(after.status === "COMPLETED").toBe(after.collected === after.stampsAmount);
      }),
    );
  });
  test("give each filling the best terms from the time it was open", () => {
    fc.assert(
      fc.property(anyUsage, fc.array(anyRule, { minLength: 1, maxLength: 5 }), (filling, rules) => {
        const best = Math.min(filling.stampsAmount, ...rules.map(({ stampsAmount }) => stampsAmount));
        const after = lived(filling, rules);
        if (best > filling.collected) expect(after).toMatchObject({ status: "OPEN", stampsAmount: best });
        else expect(after.status).toBe("COMPLETED");
      }),
    );
  });
  test("have the same effect when repeated", () => {
    fc.assert(
      fc.property(anyUsage, anyRule, (filling, changed) => {
        const once = keepBetter(filling, changed, filling.startedOn);
        expect(keepBetter(once, changed, filling.startedOn)).toEqual(once);
      }),
    );
  });
});
