import { describe, expect, test } from "vitest";
import { isBounded } from "#packages/domain/bounded.ts";
import { readSelection } from "./read-selection.ts";
import { conditionsMax } from "./selection.ts";

const all = (...conditions: unknown[]) => ({ version: 1, match: "ALL", conditions });
const problemsOf = (written: unknown) => {
  const read = readSelection(written);
  return read.ok ? {} : read.problems;
};
/** Returns the problems of one condition, by its own fields. */
const wrongOf = (condition: object) =>
  Object.fromEntries(
    Object.entries(problemsOf(all(condition))).map(([path, problem]) => [path.replace("conditions.0.", ""), problem]),
  );

test("readSelection removes duplicates and unknown fields, and sorts lists", () => {
  const written = all(
    { kind: "HOME_LOCATION", locationIds: [7, 3, 7], note: "x" },
    {
      match: "ANY",
      conditions: [
        { kind: "CITY", cities: [" Malmö ", "", "Malmö"] },
        { kind: "POST_CODE", codes: ["212 34"] },
      ],
    },
  );
  expect(readSelection(written)).toEqual({
    ok: true,
    selection: all(
      { kind: "HOME_LOCATION", locationIds: [3, 7] },
      {
        match: "ANY",
        conditions: [
          { kind: "CITY", cities: ["Malmö"] },
          { kind: "POST_CODE", codes: ["21234"] },
        ],
      },
    ),
  });
});

describe("readSelection refuses an unreadable expression at its path", () => {
  test.each([
    ["another version", { version: 2, match: "ALL", conditions: [] }, { version: "SELECTION_UNKNOWN" }],
    ["no selection", "all", { conditions: "OPTION_REQUIRED" }],
    ["a later kind", all({ kind: "SHOE_SIZE", min: 40 }), { "conditions.0.kind": "SELECTION_UNKNOWN" }],
    ["no kind", all({}), { "conditions.0.kind": "REQUIRED" }],
    ["no condition", all(), { conditions: "OPTION_REQUIRED" }],
    ["an empty group", all({ match: "ANY", conditions: [] }), { "conditions.0.conditions": "OPTION_REQUIRED" }],
    [
      "a group in a group",
      all({ match: "ANY", conditions: [{ match: "ALL", conditions: [{ kind: "BIRTHDAY_MONTH" }] }] }),
      { "conditions.0.conditions.0.kind": "REQUIRED" },
    ],
    ["neither all nor any", { ...all({ kind: "BIRTHDAY_MONTH" }), match: "SOME" }, { match: "OPTION_REQUIRED" }],
    [
      "too many",
      all(...Array.from({ length: conditionsMax + 1 }, () => ({ kind: "BIRTHDAY_MONTH" }))),
      { conditions: "TOO_MANY_CONDITIONS" },
    ],
    [
      "too many in groups",
      all(
        ...Array.from({ length: 3 }, () => ({ match: "ANY", conditions: Array(7).fill({ kind: "BIRTHDAY_MONTH" }) })),
      ),
      { conditions: "TOO_MANY_CONDITIONS" },
    ],
    [
      "wrong within a group",
      all({ kind: "BIRTHDAY_MONTH" }, { match: "ANY", conditions: [{ kind: "AGE", min: null, max: null }] }),
      { "conditions.1.conditions.0.min": "REQUIRED" },
    ],
    ["a text for a condition", all("AGE"), { "conditions.0": "INVALID_INPUT" }],
  ])("%s", (_name, written, problems) => {
    expect(problemsOf(written)).toEqual(problems);
  });
});

describe("a range", () => {
  const age = (min: unknown, max: unknown) => wrongOf({ kind: "AGE", min, max });
  test("needs one end, and both may be equal", () => {
    expect([age(0, null), age(null, 120), age(30, 30), age(30, ""), age(30, undefined)]).toEqual([{}, {}, {}, {}, {}]);
  });
  test("refuses an end beyond the limits or beyond the other end", () => {
    expect(age(null, null)).toEqual({ min: "REQUIRED" });
    expect(age(-1, 40)).toEqual({ min: "MIN_TOO_LOW" });
    expect(age(30, 121)).toEqual({ max: "MAX_TOO_HIGH" });
    expect(age(null, -1)).toEqual({ max: "MIN_TOO_LOW" });
    expect(age(41, 40)).toEqual({ min: "MIN_ABOVE_MAX", max: "MAX_BELOW_MIN" });
    expect(age(30.5, "40")).toEqual({ min: "INVALID_INPUT", max: "INVALID_INPUT" });
  });
  test("of dates has the same rules", () => {
    const registered = (from: unknown, to: unknown) => wrongOf({ kind: "REGISTERED", from, to });
    expect(registered("2026-02-28", "2026-02-28")).toEqual({});
    expect(registered(null, null)).toEqual({ from: "DATE_REQUIRED" });
    expect(registered("2026-03-01", "2026-02-28")).toEqual({ to: "END_BEFORE_START" });
    expect(registered("2026-02-30", "2026-3-1")).toEqual({ from: "INVALID_INPUT", to: "INVALID_INPUT" });
  });
});

describe("the fields of a condition", () => {
  test.each([
    [{ kind: "GENDER", genders: [] }, { genders: "OPTION_REQUIRED" }],
    [{ kind: "GENDER" }, { genders: "OPTION_REQUIRED" }],
    [{ kind: "GENDER", genders: ["CAT"] }, { genders: "INVALID_INPUT" }],
    [{ kind: "GENDER", genders: "FEMALE" }, { genders: "INVALID_INPUT" }],
    [{ kind: "HOME_LOCATION", locationIds: [0] }, { locationIds: "INVALID_INPUT" }],
    [{ kind: "CITY", cities: [" ", ""] }, { cities: "OPTION_REQUIRED" }],
    [{ kind: "CITY", cities: ["x".repeat(81)] }, { cities: "INVALID_INPUT" }],
    [{ kind: "CITY", cities: Array.from({ length: 101 }, (_, n) => `Ort ${n}`) }, { cities: "TOO_MANY_OPTIONS" }],
    [{ kind: "BIRTHDAY_SOON", days: null }, { days: "REQUIRED" }],
    [{ kind: "BIRTHDAY_SOON", days: 61 }, { days: "MAX_TOO_HIGH" }],
    [{ kind: "NEW_MEMBER", days: 0 }, { days: "MIN_TOO_LOW" }],
    [{ kind: "CONSENT", channel: "POST", has: true }, { channel: "OPTION_REQUIRED" }],
    [{ kind: "HAS_EMAIL", has: "yes" }, { has: "REQUIRED" }],
    [{ kind: "STAMPS", stampCardId: null, min: 1, max: null }, { stampCardId: "OPTION_REQUIRED" }],
    [{ kind: "PURCHASED_AT", locationIds: [1], period: { months: 0 } }, { "period.months": "MIN_TOO_LOW" }],
    [
      { kind: "PURCHASED_AT", locationIds: [1], period: { from: "2026-05", to: "2026-04" } },
      { "period.to": "END_BEFORE_START" },
    ],
    [{ kind: "PURCHASED_AT", locationIds: [1], period: { from: "2026-13", to: "" } }, { "period.to": "REQUIRED" }],
    [{ kind: "PURCHASES", min: 1, max: null, locationIds: [], period: "ever" }, { period: "INVALID_INPUT" }],
    [{ kind: "PURCHASES", min: 1, max: null }, {}],
  ])("%o", (condition, problems) => {
    expect(wrongOf(condition)).toEqual(problems);
  });
});

test("the largest possible selection is within the limits of a request", () => {
  const codes = Array.from({ length: 100 }, (_, n) => `${n}`.padStart(12, "x"));
  const largest = all(...Array.from({ length: conditionsMax }, () => ({ kind: "POST_CODE", codes })));
  expect(readSelection(largest).ok).toBe(true);
  expect(isBounded(largest, { depth: 8, size: 200_000 })).toBe(true);
});
