import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  PACKAGE_TWICE: "Le même nombre de crédits figure deux fois",
  PRICE_CHANGED: "Le prix a changé. Vérifiez le nouveau avant d’acheter",
  LEVEL_ABOVE_PACKAGE: "Le seuil doit être inférieur au nombre de crédits du pack",
};
