import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const stampCardsRefusals = {
  STAMPS_OUT_OF_RANGE: 400,
} as const satisfies RefusalCodes;
