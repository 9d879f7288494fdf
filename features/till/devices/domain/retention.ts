import type { RetentionRules } from "#packages/domain/retention.ts";

export const devicesRetention = {
  /** Wrong PIN attempts at a till. Every lock after wrong attempts is far shorter than this period. */
  wrongPins: { job: "forget-wrong-pins", days: 30, whose: "CLUB", shown: { place: 130, counts: "rows" } },
} as const satisfies RetentionRules;
