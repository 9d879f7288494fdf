import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const incidentsRefusals = {
  INCIDENT_STATE: 409,
} as const satisfies RefusalCodes;
