import type { RetentionRules } from "#packages/domain/retention.ts";

export const walletRetention = {
  /** Void passes on the phones of erased members: deleted 30 days after the erasure. */
  voidPasses: { job: "forget-void-passes", days: 30, whose: "CLUB", shown: { place: 100, counts: "rows" } },
} as const satisfies RetentionRules;
