import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The error codes of these endpoints with their HTTP status. */
export const invoicesRefusals = {
  ALREADY_CREDITED: 409,
  NO_PEPPOL_ADDRESS: 409,
} as const satisfies RefusalCodes;
