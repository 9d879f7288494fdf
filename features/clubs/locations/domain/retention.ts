import type { RetentionRules } from "#packages/domain/retention.ts";

export const locationsRetention = {
  /** Past their last day, so that next year's can be made like them. */
  specialDays: { job: "forget-special-days", days: 365, whose: "NOBODYS" },
} as const satisfies RetentionRules;
