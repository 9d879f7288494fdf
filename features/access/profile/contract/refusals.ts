import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const profileRefusals = {
  TOO_MANY_VIEWS: 409,
} as const satisfies RefusalCodes;
