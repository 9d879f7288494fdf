/** The number of days in which a merge can be undone. */
export const undoMergeDays = 30;

/** The events since the merge of two memberships that decide if it can be undone. */
export interface SinceMerge {
  mergedAt: Temporal.Instant;
  now: Temporal.Instant;
  /** Whether a later merge of the same member is in force: the newest merge is undone first. */
  mergedAgain: boolean;
  /** Whether merged points, stamps or offers were used, taken back or returned. */
  used: boolean;
}

export const undoProblems = ["MERGE_TOO_OLD", "MERGED_AGAIN", "MERGED_THINGS_USED"] as const;
export type UndoProblem = (typeof undoProblems)[number];

/** Returns the moment from which a merge can no longer be undone. */
export function undoMergeUntil(mergedAt: Temporal.Instant): Temporal.Instant {
  return mergedAt.add({ hours: 24 * undoMergeDays });
}

/**
 * Returns the reason why a merge can no longer be undone; null if it can. Later purchases stay with the kept member and
 * do not prevent an undo.
 */
export function undoProblem({ mergedAt, now, mergedAgain, used }: SinceMerge): UndoProblem | null {
  if (Temporal.Instant.compare(now, undoMergeUntil(mergedAt)) >= 0) return "MERGE_TOO_OLD";
  if (mergedAgain) return "MERGED_AGAIN";
  return used ? "MERGED_THINGS_USED" : null;
}
