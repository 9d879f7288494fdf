import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** The refusals of a look-up by a card code, with their HTTP status. */
export const cardCodesRefusals = {
  CARD_CODE_OLD: 409,
  CARD_CODE_WRONG: 409,
  NUMBER_ALONE_REFUSED: 409,
} as const satisfies RefusalCodes;

/** The refusals of endpoints that accept a scanned card. */
export const cardErrors = ["CARD_CODE_OLD", "CARD_CODE_WRONG"] as const;
