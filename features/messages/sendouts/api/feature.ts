import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { sendoutHandlers } from "./routes.ts";
import { sendoutJobs, sendoutSchedule } from "./sending/jobs.ts";
import { sendingHandlers } from "./sending/routes.ts";
import { sendoutChecks } from "./sendout-checks.ts";
import { sendoutMessageHandlers } from "./sendout-messages/routes.ts";
import { sendoutReachHandlers } from "./sendout-reach/routes.ts";
import { sendoutResultHandlers } from "./sendout-results/routes.ts";

export const sendoutsFeature = {
  handlers: (services: Services) => ({
    ...sendoutHandlers(services),
    ...sendingHandlers(services),
    ...sendoutMessageHandlers(services),
    ...sendoutReachHandlers(services),
    ...sendoutResultHandlers(services),
  }),
  jobs: sendoutJobs,
  schedule: sendoutSchedule,
  checks: sendoutChecks,
  overAllChains: {
    "sending/jobs.ts": ["sendout", "sendout_count"],
    "sending/tell-short.ts": ["sms_account"],
    "sending/tell-stopped.ts": ["sendout"],
  },
  personalData: {
    marketing: { MESSAGES: ["sendout_recipient"] },
    trail: { ACTS_OF_STAFF: ["sendout", "sendout_rules"] },
  },
} satisfies ApiFeature;
