import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { creditChecks } from "./credit-checks.ts";
import { receivedSmsSchedule } from "./received-sms/forget-received.ts";
import { smsReplySchedule } from "./received-sms/forget-replies.ts";
import { smsRepliesHandlers } from "./received-sms/routes.ts";
import { smsHandlers } from "./routes.ts";
import { topUpSchedule } from "./top-up-clubs.ts";

export const smsFeature = {
  handlers: (services: Services) => ({ ...smsRepliesHandlers(services), ...smsHandlers(services) }),
  schedule: (services: Services) => [
    ...receivedSmsSchedule(services),
    ...smsReplySchedule(services),
    ...topUpSchedule(services),
  ],
  checks: creditChecks,
  overAllChains: {
    "received-sms/accept-sms.ts": ["member"],
    "received-sms/forget-replies.ts": ["sms_reply"],
    "received-sms/save-reply.ts": ["member"],
    "top-up-clubs.ts": ["sms_account"],
  },
  personalData: {
    marketing: { MESSAGES: ["sms_reply"] },
    trail: { ACTS_OF_STAFF: ["sms_purchase"] },
  },
} satisfies ApiFeature;
