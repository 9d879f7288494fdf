import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The error codes of these endpoints with their HTTP status. */
export const documentsRefusals = {
  VERSION_NOT_LATER: 400,
  DEMANDED_TOO_EARLY: 400,
  VERSION_IN_USE: 409,
} as const satisfies RefusalCodes;
