import type { RetentionRules } from "#packages/domain/retention.ts";

export const dataProtectionRetention = {
  /** Counts of removed rows, by club, kind and day. */
  removals: { job: "forget-removals", days: 365, whose: "NOBODYS", shown: null },
} as const satisfies RetentionRules;
