import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The error codes of these endpoints with their HTTP status. */
export const bookkeepingRefusals = {
  MONTH_NOT_OVER: 409,
  MONTH_CLOSED: 409,
  NOT_LATEST_CLOSED: 409,
  SELLER_INCOMPLETE: 409,
} as const satisfies RefusalCodes;
