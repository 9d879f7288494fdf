import fc from "fast-check";
import { expect, test } from "vitest";
import { type ApprovalLimit, heldToEarlierDays, limitFor, saveLimit } from "./approval-limit.ts";

const start = Temporal.Instant.from("2026-03-27T12:00:00Z");
const after = (hours: number) => start.add({ hours });
const [anna, bo] = [1, 2];
const of500: ApprovalLimit = { above: 500, widened: null };
const save = (limit: ApprovalLimit, above: number | null, accountId: number, hours = 0) =>
  saveLimit(limit, above, { accountId, now: after(hours) });

test("an account that widens or removes the approval limit must follow the previous limit for seven days; other accounts need not", () => {
  for (const wider of [501, null]) {
    const limit = save(of500, wider, anna);
    const week = 24 * heldToEarlierDays;
    expect(limitFor(limit, anna, after(week).subtract({ nanoseconds: 1 }))).toBe(500);
    expect(limitFor(limit, anna, after(week))).toBe(wider);
    expect(limitFor(limit, bo, after(0))).toBe(wider);
  }
});

test("two small increases of the approval limit count as one, and a save by another account makes the limit apply at once", () => {
  const twice = save(save(of500, 600, anna), 10_000, anna, 24 * 6);
  expect(limitFor(twice, anna, after(24 * 8))).toBe(500);
  const again = save(save(of500, 600, anna), 600, anna, 24 * 6);
  expect(limitFor(again, anna, after(24 * 7))).toBe(600);
  expect(limitFor(save(twice, 10_000, bo, 24 * 6), anna, after(24 * 6))).toBe(10_000);
});

test("a narrower approval limit applies at once to all accounts", () => {
  const narrower = save(save(of500, null, anna), 100, anna, 1);
  expect([anna, bo].map((who) => limitFor(narrower, who, after(1)))).toEqual([100, 100]);
  expect(limitFor(save({ above: null, widened: null }, 100, anna), bo, start)).toBe(100);
});

const saves = fc.array(
  fc.record({
    by: fc.integer({ min: 1, max: 3 }),
    above: fc.option(fc.integer({ min: 0, max: 5 })),
    hours: fc.integer({ min: 0, max: 24 * 9 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const width = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY;

test("no account exceeds a limit of the last seven days that only this account has changed since", () => {
  fc.assert(
    fc.property(saves, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 24 * 9 }), (changes, who, later) => {
      let limit: ApprovalLimit = { above: 3, widened: null };
      let at = 0;
      const stood = [{ above: limit.above as number | null, from: 0, by: 0 }];
      for (const { by, above, hours } of changes) {
        at += hours;
        limit = save(limit, above, by, at);
        stood.push({ above, from: at, by });
      }
      at += later;
      // The latest limit saved by another account, and the changes by `who` since.
      const others = stood.findLastIndex(({ by }) => by !== who);
      for (let nth = others; nth < stood.length; nth++) {
        const ended = stood[nth + 1]?.from ?? at;
        if (at - ended >= 24 * heldToEarlierDays) continue;
        expect(width(limitFor(limit, who, after(at)))).toBeLessThanOrEqual(width(stood[nth]?.above ?? null));
      }
    }),
  );
});
