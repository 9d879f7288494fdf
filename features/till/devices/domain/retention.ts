import type { RetentionRules } from "#packages/domain/retention.ts";

export const devicesRetention = {
  /** Wrong PINs at a till. Every lock is far shorter. */
  wrongPins: { job: "forget-wrong-pins", days: 30, whose: "CLUB", shown: { place: 130, counts: "rows" } },
} as const satisfies RetentionRules;
