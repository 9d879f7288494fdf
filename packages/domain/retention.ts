/** How long one kind of row is stored. */
export interface RetentionRule {
  /** The job that removes the rows; null: the write of the next row removes them. */
  job: string | null;
  /** The storage period in days; null: each row has its own end. */
  days: number | null;
  /** The subject of the rows. NOBODYS: no person. */
  whose: "CLUB" | "COMPANY" | "PLATFORM" | "NOBODYS";
  /**
   * The position in the club's retention list, and the counts that the club sees of its own rows: existing and removed
   * rows, only removed rows, or nothing. Null: not listed, because the rows concern no person.
   */
  shown: { place: number; counts: "rows" | "removals" | "nothing" } | null;
}

export type RetentionRules = Readonly<Record<string, RetentionRule>>;

/** Retention of the server's own rows; each noun has its own rules in `domain/retention.ts`. */
export const serverRetention = {
  /** Stored answers for retried requests. */
  storedAnswers: { job: "forget-old-answers", days: null, whose: "CLUB", shown: { place: 170, counts: "nothing" } },
  /** Counters of rate limits, and used challenges. */
  tries: { job: "forget-old-limits", days: null, whose: "PLATFORM", shown: { place: 220, counts: "nothing" } },
  /** Jobs that failed too often. */
  deadJobs: { job: "forget-dead-jobs", days: 7, whose: "PLATFORM", shown: { place: 230, counts: "nothing" } },
} as const satisfies RetentionRules;

/** Returns the moment before which rows are removed. */
export function keptSince({ days }: RetentionRule & { days: number }, now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * days });
}
