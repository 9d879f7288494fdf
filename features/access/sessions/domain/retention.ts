import type { RetentionRules } from "#packages/domain/retention.ts";

export const sessionsRetention = {
  sessions: { job: "forget-ended-sessions", days: null, whose: "CLUB", shown: { place: 140, counts: "removals" } },
  /** Days from the last sign-in on a device until the device is forgotten. */
  devices: { job: null, days: 400, whose: "CLUB", shown: { place: 160, counts: "nothing" } },
} as const satisfies RetentionRules;
