import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const pointsRefusals = {
  CORRECTION_LIMIT: 403,
  ALREADY_VOIDED: 409,
} as const satisfies RefusalCodes;
