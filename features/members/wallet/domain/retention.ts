import type { RetentionRules } from "#packages/domain/retention.ts";

export const walletRetention = {
  /** Days after the erasure of a member whose phone still holds the void pass. */
  voidPasses: { job: "forget-void-passes", days: 30, whose: "CLUB", shown: { place: 100, counts: "rows" } },
} as const satisfies RetentionRules;
