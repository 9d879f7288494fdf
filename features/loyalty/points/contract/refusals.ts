import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const pointsRefusals = {
  CORRECTION_LIMIT: 403,
  ALREADY_VOIDED: 409,
} as const satisfies RefusalCodes;
