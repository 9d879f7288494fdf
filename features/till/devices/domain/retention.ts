import type { RetentionRules } from "#packages/domain/retention.ts";

export const devicesRetention = {
  /** Wrong codes at a till: far longer than any lock. */
  wrongPins: { job: "forget-wrong-pins", days: 30, whose: "CLUB" },
} as const satisfies RetentionRules;
