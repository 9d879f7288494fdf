import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const couponsRefusals = {
  LIMIT_BELOW_TAKEN: 409,
  VALUE_REQUIRED: 400,
} as const satisfies RefusalCodes;
