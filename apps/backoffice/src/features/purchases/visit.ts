import type { TillVisit } from "../till/queries.ts";

/** Whether the caller may still undo it whole, at a moment of the club's clock. */
export function isUndoable({ undoableUntil }: Pick<TillVisit, "undoableUntil">, now: Temporal.Instant): boolean {
  return undoableUntil !== null && Temporal.Instant.compare(Temporal.Instant.from(undoableUntil), now) > 0;
}
