import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of these endpoints, with their HTTP status. */
export const purchaseFilesRefusals = {
  PURCHASE_FILE_UNREADABLE: 400,
  PURCHASE_FILE_TOO_LONG: 400,
} as const satisfies RefusalCodes;
