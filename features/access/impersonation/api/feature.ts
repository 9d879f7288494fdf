import type { ApiFeature } from "#packages/server/feature.ts";
import { impersonationSchedule } from "./jobs.ts";
import { impersonationHandlers } from "./routes.ts";

export const impersonationFeature = {
  handlers: impersonationHandlers,
  schedule: impersonationSchedule,
  personalData: {
    trail: { ACTS_OF_STAFF: ["impersonation"] },
  },
} satisfies ApiFeature;
