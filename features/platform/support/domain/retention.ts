import type { RetentionRules } from "#packages/domain/retention.ts";

export const supportRetention = {
  /** Messages between merchants and the platform. */
  support: { job: "forget-support-messages", days: 730, whose: "COMPANY", shown: { place: 190, counts: "nothing" } },
} as const satisfies RetentionRules;
