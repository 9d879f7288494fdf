import { expect, test } from "vitest";
import { isInTimeToUndo, undoUntil } from "./undo-window.ts";

test("a registration can be undone for fifteen minutes, including the last moment", () => {
  const until = undoUntil(Temporal.Instant.from("2026-11-21T10:00:00Z"));
  expect(until).toEqual(Temporal.Instant.from("2026-11-21T10:15:00Z"));
  expect(isInTimeToUndo(until, until.subtract({ milliseconds: 1 }))).toBe(true);
  expect(isInTimeToUndo(until, until)).toBe(true);
  expect(isInTimeToUndo(until, until.add({ milliseconds: 1 }))).toBe(false);
});
