import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const profileRefusals = {
  TOO_MANY_VIEWS: 409,
} as const satisfies RefusalCodes;
