import { expect, it } from "vitest";
import { isUndoable } from "./undoable.ts";

it("a visit is undoable until its last moment by the club’s clock", () => {
  const now = Temporal.Instant.from("2026-11-21T10:00:00Z");
  expect(isUndoable({ undoableUntil: "2026-11-21T10:00:00Z" }, now)).toBe(true);
  expect(isUndoable({ undoableUntil: "2026-11-21T09:59:59.999Z" }, now)).toBe(false);
  expect(isUndoable({ undoableUntil: null }, now)).toBe(false);
});
