import type { RetentionRules } from "#packages/domain/retention.ts";

export const sessionsRetention = {
  sessions: { job: "forget-ended-sessions", days: null, whose: "CLUB" },
  /** Days after a device was last used to sign in. */
  devices: { job: null, days: 400, whose: "CLUB" },
} as const satisfies RetentionRules;
