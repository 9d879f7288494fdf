import type { RetentionRules } from "#packages/domain/retention.ts";

export const smsRetention = {
  /** Members' replies. A reply after which SMS was turned off remains as evidence. */
  smsReplies: { job: "forget-sms-replies", days: 90, whose: "CLUB", shown: { place: 20, counts: "rows" } },
  /** Ids of processed SMS. A provider repeats a report within this time, if ever. */
  receivedSms: { job: "forget-received-sms", days: 30, whose: "PLATFORM", shown: { place: 200, counts: "nothing" } },
} as const satisfies RetentionRules;
