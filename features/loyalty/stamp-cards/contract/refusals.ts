import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const stampCardsRefusals = {
  STAMPS_OUT_OF_RANGE: 400,
} as const satisfies RefusalCodes;
