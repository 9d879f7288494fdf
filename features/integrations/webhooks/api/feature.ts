import type { ApiFeature } from "#packages/server/feature.ts";
import { webhookSchedule } from "./jobs.ts";
import { webhookHandlers } from "./routes.ts";

export const webhooksFeature = {
  handlers: webhookHandlers,
  schedule: webhookSchedule,
  overAllChains: {
    "deliver-due.ts": ["webhook_delivery", "webhook_endpoint"],
    "jobs.ts": ["webhook_event"],
    "end-made-webhooks.ts": ["webhook_endpoint"],
  },
  personalData: {
    webhooks: { WEBHOOKS: ["webhook_event"], ACTS_OF_STAFF: ["webhook_endpoint"] },
  },
} satisfies ApiFeature;
