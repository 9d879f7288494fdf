import type { RetentionRules } from "#packages/domain/retention.ts";

export const locationsRetention = {
  /** Days from a special day's last date until it is deleted, so that next year's can be copied from it. */
  specialDays: { job: "forget-special-days", days: 365, whose: "NOBODYS", shown: null },
} as const satisfies RetentionRules;
