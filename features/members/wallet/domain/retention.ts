import type { RetentionRules } from "#packages/domain/retention.ts";

export const walletRetention = {
  /** Phones that hold a void card, past the erasure. */
  voidPasses: { job: "forget-void-passes", days: 30, whose: "CLUB" },
} as const satisfies RetentionRules;
