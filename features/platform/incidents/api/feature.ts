import type { ApiFeature } from "#packages/server/feature.ts";
import { incidentChecks } from "./incident-checks.ts";
import { incidentHandlers } from "./routes.ts";

export const incidentsFeature = {
  handlers: incidentHandlers,
  checks: incidentChecks,
  personalData: {
    dataProtection: { ACTS_OF_STAFF: ["incident", "incident_change"] },
  },
} satisfies ApiFeature;
