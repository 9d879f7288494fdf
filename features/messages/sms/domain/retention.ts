import type { RetentionRules } from "#packages/domain/retention.ts";

export const smsRetention = {
  /** Replies of members. A reply after which SMS was turned off stays as evidence. */
  smsReplies: { job: "forget-sms-replies", days: 90, whose: "CLUB", shown: { place: 20, counts: "rows" } },
  /** Ids of handled SMS. A provider repeats a report within this time, if ever. */
  receivedSms: { job: "forget-received-sms", days: 30, whose: "PLATFORM", shown: { place: 200, counts: "nothing" } },
} as const satisfies RetentionRules;
