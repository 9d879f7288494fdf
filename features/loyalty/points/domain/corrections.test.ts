import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pointsHistory } from "#tests/domain/points-events.ts";
import { live, startLife } from "#tests/domain/points-life.ts";
import { runs, seed } from "#tests/domain/runs.ts";
import { deduct, earn, owedBy } from "./account.ts";
import {
  afterCorrection,
  checkCorrection,
  checkDeduction,
  correctionDays,
  correctionLeft,
  correctionLimits,
} from "./corrections.ts";
import { balanceOn } from "./ledger.ts";

const facts = { points: 1, movedOfMemberToday: 0, movedToday: 0, limits: correctionLimits };

test("the default limits are 500 points a member and 2000 points a day", () => {
  expect(correctionLimits).toEqual({ perMember: 500, perDay: 2000 });
});

test("points given by staff last at least until today and at most ten years", () => {
  const { first, last } = correctionDays(Temporal.PlainDate.from("2026-11-21"));
  expect([first.toString(), last.toString()]).toEqual(["2026-11-21", "2036-11-20"]);
});

const within = [
  [{ points: 500 }, { ok: true }],
  [{ points: 501 }, { ok: false, reason: "CORRECTION_LIMIT", atMost: 500 }],
  [
    { points: 1, movedOfMemberToday: 500 },
    { ok: false, reason: "CORRECTION_LIMIT", atMost: 0 },
  ],
  [{ points: 200, movedOfMemberToday: 300, movedToday: 1800 }, { ok: true }],
  [
    { points: 200, movedToday: 1801 },
    { ok: false, reason: "CORRECTION_LIMIT", atMost: 199 },
  ],
  [
    { points: 1, movedToday: 2500 },
    { ok: false, reason: "CORRECTION_LIMIT", atMost: 0 },
  ],
  [
    { points: 50, limits: { perMember: 40, perDay: 90 } },
    { ok: false, reason: "CORRECTION_LIMIT", atMost: 40 },
  ],
  [{ points: 1_000_000, movedToday: 1_000_000, limits: null }, { ok: true }],
] as const;

test.each(within)("giving %j results in %j", (over, answer) =>
  expect(checkCorrection({ ...facts, ...over })).toEqual(answer),
);

describe("taking points", () => {
  test.each(within)("has the same limits with enough points: %j results in %j", (over, answer) =>
    expect(checkDeduction({ ...facts, balance: 1_000_000, ...over })).toEqual(answer),
  );

  test.each([
    [{ points: 120, balance: 120 }, { ok: true }],
    [
      { points: 121, balance: 120 },
      { ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 120 },
    ],
    [
      { points: 1, balance: 0, limits: null },
      { ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 0 },
    ],
    [
      { points: 601, balance: 600 },
      { ok: false, reason: "NOT_ENOUGH_POINTS", atMost: 500 },
    ],
    [
      { points: 600, balance: 600 },
      { ok: false, reason: "CORRECTION_LIMIT", atMost: 500 },
    ],
  ])("takes usable points only: %j results in %j", (over, answer) =>
    expect(checkDeduction({ ...facts, ...over })).toEqual(answer),
  );
});

test("correctionLeft returns null for a merchant, who has no limit", () =>
  expect(correctionLeft({ ...facts, limits: null })).toBe(null));

test("the preview of a correction equals its result", () => {
  fc.assert(
    fc.property(pointsHistory(), fc.integer({ min: -400, max: 400 }), (history, change) => {
      const life = startLife(history);
      for (const event of history.events) live(life, event);
      const { account, today } = life;
      const balances = { balance: balanceOn(account.lots, today), owed: owedBy(account) };
      if (change === 0 || -change > balances.balance) return;
      const lot = { id: life.origins.length + 1, points: change, validThrough: today };
      const after = change > 0 ? { ok: true as const, ...earn(account, lot, today) } : deduct(account, -change, today);
      if (!after.ok) throw new Error("refused what the balance covers");
      expect({ balance: balanceOn(after.account.lots, today), owed: owedBy(after.account) }).toEqual(
        afterCorrection(balances, change),
      );
    }),
    { numRuns: runs(500), seed },
  );
});
