/** How long one kind of rows is stored. */
export interface RetentionRule {
  /** The job that removes them; null: the act that writes the next row does. */
  job: string | null;
  /** Days they are stored; null: each row says when it ends. */
  days: number | null;
  /** Who they are about. NOBODYS: no person. */
  whose: "CLUB" | "COMPANY" | "PLATFORM" | "NOBODYS";
}

export type RetentionRules = Readonly<Record<string, RetentionRule>>;

/** Rows of the server itself; each noun has its own rules in `domain/retention.ts`. */
export const serverRetention = {
  /** Answers of retried requests. */
  storedAnswers: { job: "forget-old-answers", days: null, whose: "CLUB" },
  /** Counters of rate limits, and used challenges. */
  tries: { job: "forget-old-limits", days: null, whose: "PLATFORM" },
  /** Jobs that failed too often. */
  deadJobs: { job: "forget-dead-jobs", days: 7, whose: "PLATFORM" },
} as const satisfies RetentionRules;

/** Rows from before this moment are removed. */
export function keptSince({ days }: RetentionRule & { days: number }, now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * days });
}
