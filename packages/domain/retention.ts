/** How long one kind of rows is stored. */
export interface RetentionRule {
  /** The job that removes them; null: the act that writes the next row does. */
  job: string | null;
  /** Days they are stored; null: each row says when it ends. */
  days: number | null;
  /** Who they are about. NOBODYS: no person. */
  whose: "CLUB" | "COMPANY" | "PLATFORM" | "NOBODYS";
  /**
   * The place in the club's list of what is removed, and what the club sees of its own rows: how many exist and were
   * removed, only how many were removed, or nothing. null: not listed, because no person is concerned.
   */
  shown: { place: number; counts: "rows" | "removals" | "nothing" } | null;
}

export type RetentionRules = Readonly<Record<string, RetentionRule>>;

/** Rows of the server itself; each noun has its own rules in `domain/retention.ts`. */
export const serverRetention = {
  /** Answers of retried requests. */
  storedAnswers: { job: "forget-old-answers", days: null, whose: "CLUB", shown: { place: 170, counts: "nothing" } },
  /** Counters of rate limits, and used challenges. */
  tries: { job: "forget-old-limits", days: null, whose: "PLATFORM", shown: { place: 220, counts: "nothing" } },
  /** Jobs that failed too often. */
  deadJobs: { job: "forget-dead-jobs", days: 7, whose: "PLATFORM", shown: { place: 230, counts: "nothing" } },
} as const satisfies RetentionRules;

/** Rows from before this moment are removed. */
export function keptSince({ days }: RetentionRule & { days: number }, now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * days });
}
