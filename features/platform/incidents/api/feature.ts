import type { ApiFeature } from "#packages/server/feature.ts";
import { incidentChecks } from "./incident-checks.ts";
import { incidentsHandlers } from "./routes.ts";

export const incidentsFeature = {
  handlers: incidentsHandlers,
  checks: incidentChecks,
  personalData: {
    dataProtection: { ACTS_OF_STAFF: ["incident", "incident_change"] },
  },
} satisfies ApiFeature;
