import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  CARD_CODE_OLD: "The code is old. Ask the customer to open the card again.",
  CARD_CODE_WRONG: "The code is not right. Ask the customer to open the app online, or search by phone or email.",
  NUMBER_ALONE_REFUSED:
    "The number alone is not enough. Scan the code in the customer’s app, or search by phone or email.",
};
