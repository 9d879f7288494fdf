import type { RetentionRules } from "#packages/domain/retention.ts";

export const sessionsRetention = {
  sessions: { job: "forget-ended-sessions", days: null, whose: "CLUB" },
  /** Devices somebody signed in on, past their last use. */
  devices: { job: null, days: 400, whose: "CLUB" },
} as const satisfies RetentionRules;
