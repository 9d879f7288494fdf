import { isInTimeToUndo } from "#features/till/purchases/domain/undo-window.ts";
import type { TillVisit } from "../queries.ts";

/** Whether the caller may still undo the complete visit, by the club's clock. */
export function isUndoable({ undoableUntil }: Pick<TillVisit, "undoableUntil">, now: Temporal.Instant): boolean {
  return undoableUntil !== null && isInTimeToUndo(Temporal.Instant.from(undoableUntil), now);
}
