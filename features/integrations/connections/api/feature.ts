import type { ApiFeature } from "#packages/server/feature.ts";
import { connectionChecks } from "./connection-checks.ts";
import { connectionsSchedule } from "./jobs.ts";
import { connectionsHandlers } from "./routes.ts";

export const connectionsFeature = {
  handlers: connectionsHandlers,
  schedule: connectionsSchedule,
  checks: connectionChecks,
  overAllChains: {
    "jobs.ts": ["connection_order"],
    "pause-made-connections.ts": ["connection"],
  },
  personalData: {
    joining: { PURCHASES: ["connection_order"] },
    webhooks: { ACTS_OF_STAFF: ["connection"] },
  },
} satisfies ApiFeature;
