import type { RetentionRules } from "#packages/domain/retention.ts";

export const smsRetention = {
  /** What members answer to SMS, but not the evidence of a no. */
  smsReplies: { job: "forget-sms-replies", days: 90, whose: "CLUB" },
  /** That an SMS was acted on: a provider tells of it again within so long, if ever. */
  receivedSms: { job: "forget-received-sms", days: 30, whose: "PLATFORM" },
  /** Reports of an SMS that came before its message was settled. */
  earlySmsReports: { job: "take-up-sms-reports", days: 1, whose: "PLATFORM" },
} as const satisfies RetentionRules;
