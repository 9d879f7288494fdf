import { expect, test } from "vitest";
import { checkCorrection, correctionLeft, correctionLimits } from "./corrections.ts";

const facts = { points: 1, givenToMemberToday: 0, givenToday: 0, limits: correctionLimits };

test("500 points a member and 2000 in all a day, unless the merchant says otherwise", () => {
  expect(correctionLimits).toEqual({ perMember: 500, perDay: 2000 });
});

test.each([
  [{ points: 500 }, { ok: true }],
  [{ points: 501 }, { ok: false, reason: "CORRECTION_LIMIT", left: 500 }],
  [
    { points: 1, givenToMemberToday: 500 },
    { ok: false, reason: "CORRECTION_LIMIT", left: 0 },
  ],
  [{ points: 200, givenToMemberToday: 300, givenToday: 1800 }, { ok: true }],
  [
    { points: 200, givenToday: 1801 },
    { ok: false, reason: "CORRECTION_LIMIT", left: 199 },
  ],
  [
    { points: 1, givenToday: 2500 },
    { ok: false, reason: "CORRECTION_LIMIT", left: 0 },
  ],
  [
    { points: 50, limits: { perMember: 40, perDay: 90 } },
    { ok: false, reason: "CORRECTION_LIMIT", left: 40 },
  ],
  [{ points: 1_000_000, givenToday: 1_000_000, limits: null }, { ok: true }],
])("%j: %j", (over, answer) => expect(checkCorrection({ ...facts, ...over })).toEqual(answer));

test("a merchant has no limit", () => expect(correctionLeft({ ...facts, limits: null })).toBe(null));
