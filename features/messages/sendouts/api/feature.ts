import type { ApiFeature } from "#packages/server/feature.ts";
import type { Services } from "#packages/server/request/services.ts";
import { sendoutsHandlers } from "./routes.ts";
import { sendingJobs, sendingSchedule } from "./sending/jobs.ts";
import { sendingHandlers } from "./sending/routes.ts";
import { sendoutChecks } from "./sendout-checks.ts";
import { sendoutMessagesHandlers } from "./sendout-messages/routes.ts";
import { sendoutReachHandlers } from "./sendout-reach/routes.ts";
import { sendoutResultsHandlers } from "./sendout-results/routes.ts";

export const sendoutsFeature = {
  handlers: (services: Services) => ({
    ...sendoutsHandlers(services),
    ...sendingHandlers(services),
    ...sendoutMessagesHandlers(services),
    ...sendoutReachHandlers(services),
    ...sendoutResultsHandlers(services),
  }),
  jobs: sendingJobs,
  schedule: sendingSchedule,
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
