import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The codes these endpoints may refuse with, and their HTTP status. */
export const sendoutsRefusals = {
  MEDIUM_REQUIRED: 400,
  TIME_PASSED: 409,
  NOBODY_REACHED: 409,
} as const satisfies RefusalCodes;
