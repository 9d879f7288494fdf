import type { RetentionRules } from "#packages/domain/retention.ts";

export const supportRetention = {
  /** What merchants and the platform wrote to each other. */
  support: { job: "forget-support-messages", days: 730, whose: "COMPANY" },
} as const satisfies RetentionRules;
