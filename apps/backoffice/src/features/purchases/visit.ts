import type { TillMember, TillVisit } from "../till/queries.ts";
import { keptOf } from "./kept.ts";
import type { Purchase } from "./queries.ts";

/**
 * A purchase with all that its return may take back. The till tells it of a member's latest visits; of an older one
 * only the amount is known here, and `isKnown` is false: a whole return takes the rest along all the same.
 */
export function visitOf(purchase: Purchase, atTill: TillMember | undefined): { visit: TillVisit; isKnown: boolean } {
  const known = atTill?.visits.find(({ id }) => id === purchase.id);
  if (known) return { visit: known, isKnown: true };
  const kept = keptOf(purchase);
  const returnable = purchase.totalAmount > 0 && (kept === "all" || kept === "part");
  return {
    visit: { ...purchase, stamps: [], redemptions: [], undoableUntil: null, returnable },
    isKnown: false,
  };
}

/** Whether the caller may still undo it whole, at a moment of the club's clock. */
export function isUndoable({ undoableUntil }: Pick<TillVisit, "undoableUntil">, now: Temporal.Instant): boolean {
  return undoableUntil !== null && Temporal.Instant.compare(Temporal.Instant.from(undoableUntil), now) > 0;
}
