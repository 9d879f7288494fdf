import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { creditChecks } from "./credit-checks.ts";
import { receivedSmsSchedule } from "./received-sms/forget-received.ts";
import { smsReplySchedule } from "./received-sms/forget-replies.ts";
import { smsRepliesHandlers } from "./received-sms/routes.ts";
import { smsHandlers } from "./routes.ts";

export const smsFeature = {
  handlers: (services: Services) => ({ ...smsRepliesHandlers(services), ...smsHandlers(services) }),
  schedule: (services: Services) => [...receivedSmsSchedule(services), ...smsReplySchedule(services)],
  checks: creditChecks,
  overAllChains: {
    "received-sms/accept-sms.ts": ["member"],
    "received-sms/forget-replies.ts": ["sms_reply"],
    "received-sms/save-reply.ts": ["member"],
  },
  personalData: {
    marketing: { MESSAGES: ["sms_reply"] },
    trail: { ACTS_OF_STAFF: ["sms_purchase"] },
  },
} satisfies ApiFeature;
