import type { RetentionRules } from "#packages/domain/retention.ts";

export const bouncesRetention = {
  /** How often receiving servers refused our mail, by hour and code. */
  mailRefusals: { job: "forget-mail-refusals", days: 30, whose: "NOBODYS" },
} as const satisfies RetentionRules;
