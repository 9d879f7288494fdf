import type { ApiFeature } from "#packages/server/feature.ts";
import { messageSchedule } from "./forget-messages.ts";
import { lettersJobs } from "./jobs.ts";
import { messageChecks } from "./message-checks.ts";

export const lettersFeature = {
  jobs: lettersJobs,
  schedule: messageSchedule,
  checks: messageChecks,
  overAllChains: {
    "forget-messages.ts": ["message"],
    "settle-unsent.ts": ["message"],
  },
  personalData: {
    messages: { MESSAGES: ["message"] },
    staff: { CONTACT: ["platform_message"] },
  },
} satisfies ApiFeature;
