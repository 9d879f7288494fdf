import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { messageSchedule } from "./forget-messages.ts";
import { messageJobs } from "./jobs.ts";
import { messageChecks } from "./message-checks.ts";
import { noticeSchedule } from "./notices/jobs.ts";

export const lettersFeature = {
  jobs: messageJobs,
  schedule: (services: Services) => [...messageSchedule(services), ...noticeSchedule(services)],
  checks: messageChecks,
  overAllChains: {
    "forget-messages.ts": ["message"],
    "settle-unsent.ts": ["message"],
  },
  personalData: {
    messages: { MESSAGES: ["message"] },
    staff: { CONTACT: ["platform_message"] },
    support: { ACTS_OF_STAFF: ["merchant_notice"] },
  },
} satisfies ApiFeature;
