import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const invoicesRefusals = {
  ALREADY_CREDITED: 409,
  NO_PEPPOL_ADDRESS: 409,
} as const satisfies RefusalCodes;
