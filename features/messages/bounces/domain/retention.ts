import type { RetentionRules } from "#packages/domain/retention.ts";

export const bouncesRetention = {
  /** Counts of refusals of our mail, by hour and code. */
  mailRefusals: { job: "forget-mail-refusals", days: 30, whose: "NOBODYS", shown: null },
  /** Delivery reports that arrived before their message was settled. */
  earlySmsReports: { job: "take-up-sms-reports", days: 1, whose: "PLATFORM", shown: { place: 210, counts: "nothing" } },
} as const satisfies RetentionRules;
