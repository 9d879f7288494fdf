import type { ClubKind } from "#features/platform/data-protection/domain/retention-rules.ts";

/** What an old row is made with, as SQL. */
export interface OldRow {
  /** The club's id. */
  chain: number;
  /** The moment so many days and one minute ago. */
  ago: (days: number) => string;
  /** The day so many days ago. */
  dayAgo: (days: number) => string;
  /** Random bytes in place of a hash. */
  hash: string;
}

/**
 * For each kind that a club sees removed: a statement that inserts one row of a club whose days ended a minute ago. It runs
 * without foreign keys.
 */
export type OldRows = { readonly [Kind in ClubKind]?: (row: OldRow) => string };
