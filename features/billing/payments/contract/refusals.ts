import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The error codes of these endpoints with their HTTP status. */
export const paymentsRefusals = {
  CARDS_NOT_TAKEN: 409,
  CARD_PROVIDER_SILENT: 503,
  NO_CARD: 409,
  NOTHING_OWED: 409,
  PAYMENT_UNDER_WAY: 409,
  NOTHING_TO_REPAY: 409,
  BANK_FILE_EMPTY: 400,
  BANK_FILE_UNKNOWN_FORMAT: 400,
  BANK_FILE_INCOMPLETE: 400,
  BANK_FILE_SUMS_DIFFER: 400,
  BANK_FILE_IS_A_TEST: 400,
} as const satisfies RefusalCodes;
