import type { RetentionRules } from "#packages/domain/retention.ts";

export const locationsRetention = {
  /** Days after the last special day, so that next year's can be copied. */
  specialDays: { job: "forget-special-days", days: 365, whose: "NOBODYS", shown: null },
} as const satisfies RetentionRules;
