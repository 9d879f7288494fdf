import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const devicesRefusals = {
  INVALID_PIN: 400,
  PIN_TOO_SIMPLE: 400,
  WRONG_PIN: 401,
} as const satisfies RefusalCodes;
