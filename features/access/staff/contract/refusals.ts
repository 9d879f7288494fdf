import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const staffRefusals = {
  LAST_MERCHANT: 409,
  NOT_IN_SANDBOX: 409,
} as const satisfies RefusalCodes;
