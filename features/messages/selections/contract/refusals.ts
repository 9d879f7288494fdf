import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The codes these endpoints may refuse with, and their HTTP status. */
export const selectionsRefusals = {
  TOO_MANY_OPTIONS: 400,
  TOO_MANY_CONDITIONS: 400,
  MIN_ABOVE_MAX: 400,
  MAX_BELOW_MIN: 400,
  SELECTION_IN_USE: 409,
  TOO_MANY_SELECTIONS: 409,
} as const satisfies RefusalCodes;
