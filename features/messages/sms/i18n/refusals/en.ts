import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  PACKAGE_TWICE: "Two packages have the same number of credits",
  PRICE_CHANGED: "The price has changed. Check the new one before you buy",
  LEVEL_ABOVE_PACKAGE: "The level must be lower than what the package adds",
};
