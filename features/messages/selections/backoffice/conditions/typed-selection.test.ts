import { expect, test } from "vitest";
import { conditionKinds } from "../../domain/conditions.ts";
import type { Selection } from "../../domain/selection.ts";
import { isTypedGroup, newCondition, readTyped, type TypedPart, typedSelection } from "./typed-selection.ts";

const selection: Selection = {
  version: 1,
  match: "ALL",
  conditions: [
    { kind: "AGE", min: 30, max: null },
    { kind: "PURCHASES", min: 1000, max: null, locationIds: [3, 7], period: { months: 12 } },
    {
      match: "ANY",
      conditions: [
        { kind: "CITY", cities: ["Lund", "Malmö"] },
        { kind: "CATEGORY", categoryIds: [2], period: { from: "2026-01", to: "2026-03" }, has: false },
        { kind: "BIRTHDAY_MONTH" },
      ],
    },
  ],
};

test("a saved selection is read back unchanged", () => {
  expect(readTyped(typedSelection(selection))).toEqual({ ok: true, selection });
});

test("numbers may contain spaces, and an invalid number is reported at its path", () => {
  const purchases = newCondition("PURCHASES", { min: "1 000", max: "många" });
  const read = readTyped({ match: "ALL", conditions: [purchases] });
  expect(read).toEqual({ ok: false, problems: { "conditions.0.max": "INVALID_INPUT" } });
  expect(readTyped({ match: "ALL", conditions: [{ ...purchases, max: "" }] })).toMatchObject({
    ok: true,
    selection: { conditions: [{ min: 1000, max: null }] },
  });
});

test("a new condition of every kind is valid in form, and reports missing values only at its own fields", () => {
  for (const kind of conditionKinds) {
    const read = readTyped({ match: "ALL", conditions: [newCondition(kind)] });
    if (read.ok) continue;
    expect(Object.values(read.problems), kind).not.toContain("INVALID_INPUT");
    expect(Object.values(read.problems), kind).not.toContain("SELECTION_UNKNOWN");
  }
});

test("all conditions and groups of a form have different keys", () => {
  const keysOf = (parts: readonly TypedPart[]): string[] =>
    parts.flatMap((part) => [part.key, ...(isTypedGroup(part) ? keysOf(part.conditions) : [])]);
  const keys = keysOf([...typedSelection(selection).conditions, ...typedSelection(selection).conditions]);
  expect(new Set(keys).size).toBe(keys.length);
});
