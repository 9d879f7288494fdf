/** Days in which a merge can be undone. */
export const undoMergeDays = 30;

/** What has happened since two memberships became one. */
export interface SinceMerge {
  mergedAt: Temporal.Instant;
  now: Temporal.Instant;
  /** A later merge of the same member stands: the newest is undone first. */
  mergedAgain: boolean;
  /** Points, stamps or offers that came along were used, taken back or returned. */
  used: boolean;
}

export const undoProblems = ["MERGE_TOO_OLD", "MERGED_AGAIN", "MERGED_THINGS_USED"] as const;
export type UndoProblem = (typeof undoProblems)[number];

/** When it is too late. */
export function undoMergeUntil(mergedAt: Temporal.Instant): Temporal.Instant {
  return mergedAt.add({ hours: 24 * undoMergeDays });
}

/** Why a merge can no longer be undone; null: it can. Purchases made since stay with the kept member, and hinder nothing. */
export function undoProblem({ mergedAt, now, mergedAgain, used }: SinceMerge): UndoProblem | null {
  if (Temporal.Instant.compare(now, undoMergeUntil(mergedAt)) >= 0) return "MERGE_TOO_OLD";
  if (mergedAgain) return "MERGED_AGAIN";
  return used ? "MERGED_THINGS_USED" : null;
}
