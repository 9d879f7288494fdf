import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const secondFactorRefusals = {
  SECOND_STEP_OVER: 410,
  WRONG_CODE: 400,
  PASSKEY_NOT_ACCEPTED: 400,
  SECOND_FACTOR_REQUIRED: 409,
  SECOND_FACTOR_MISSING: 409,
} as const satisfies RefusalCodes;
