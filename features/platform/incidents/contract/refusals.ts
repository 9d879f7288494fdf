import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The error codes of these endpoints with their HTTP status. */
export const incidentsRefusals = {
  INCIDENT_STATE: 409,
} as const satisfies RefusalCodes;
