import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const couponsRefusals = {
  LIMIT_BELOW_TAKEN: 409,
  VALUE_REQUIRED: 400,
} as const satisfies RefusalCodes;
