import type { RetentionRules } from "#packages/domain/retention.ts";

export const walletRetention = {
  /** The number of days after a member's erasure that the void pass on their phone is stored. */
  voidPasses: { job: "forget-void-passes", days: 30, whose: "CLUB", shown: { place: 100, counts: "rows" } },
} as const satisfies RetentionRules;
