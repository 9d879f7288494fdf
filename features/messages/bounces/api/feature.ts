import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { mailRefusalSchedule } from "./forget-refusals.ts";
import { smsReportSchedule } from "./sms-reports/accept-early-reports.ts";

export const bouncesFeature = {
  schedule: (services: Services) => [...mailRefusalSchedule(services), ...smsReportSchedule(services)],
  overAllChains: {
    "accept-returned.ts": ["sendout", "sendout_recipient"],
    "accept-single.ts": ["message"],
    "sms-reports/accept-early-reports.ts": ["message", "sendout_recipient"],
    "sms-reports/write-report.ts": ["message", "sendout_recipient"],
  },
  personalData: {
    messages: { MESSAGES: ["member.email_bounced_at"] },
  },
} satisfies ApiFeature;
