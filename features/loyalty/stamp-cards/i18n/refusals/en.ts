import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  STAMPS_OUT_OF_RANGE: "A card has 2 to 30 stamps",
};
