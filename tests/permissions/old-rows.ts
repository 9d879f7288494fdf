import type { ClubKind } from "#features/platform/data-protection/domain/retention-rules.ts";

/** The values for the SQL that inserts an old row. */
export interface OldRow {
  /** The club's id. */
  chain: number;
  /** Returns SQL for the moment this many days and one minute ago. */
  ago: (days: number) => string;
  /** Returns SQL for the day this many days ago. */
  dayAgo: (days: number) => string;
  /** Random bytes in place of a hash. */
  hash: string;
}

/**
 * For each kind whose removal a club sees: returns SQL that inserts one row whose retention ended a minute ago. Runs
 * without foreign keys.
 */
export type OldRows = { readonly [Kind in ClubKind]?: (row: OldRow) => string };
