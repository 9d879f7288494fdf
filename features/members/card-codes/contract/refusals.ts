import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What a look-up by a card may be refused with, and its HTTP status. */
export const cardCodesRefusals = {
  CARD_CODE_OLD: 409,
  CARD_CODE_WRONG: 409,
  NUMBER_ALONE_REFUSED: 409,
} as const satisfies RefusalCodes;

/** For endpoints that take what a scanner has read from a card. */
export const cardErrors = ["CARD_CODE_OLD", "CARD_CODE_WRONG"] as const;
