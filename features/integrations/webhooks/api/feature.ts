import type { ApiFeature } from "#packages/server/feature.ts";
import { webhooksSchedule } from "./jobs.ts";
import { webhooksHandlers } from "./routes.ts";

export const webhooksFeature = {
  handlers: webhooksHandlers,
  schedule: webhooksSchedule,
  overAllChains: {
    "deliver-due.ts": ["webhook_delivery", "webhook_endpoint"],
    "jobs.ts": ["webhook_endpoint", "webhook_event"],
    "end-made-webhooks.ts": ["webhook_endpoint"],
  },
  personalData: {
    webhooks: { WEBHOOKS: ["webhook_event"], ACTS_OF_STAFF: ["webhook_endpoint"] },
  },
} satisfies ApiFeature;
