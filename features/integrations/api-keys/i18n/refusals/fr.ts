import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  SCOPES_REQUIRED: "Choisissez au moins un droit pour la clé",
  SCOPE_NEEDS_CLUB:
    "Certains de ces droits concernent tout le club et ne peuvent pas être donnés à une clé liée à des points de vente",
  TOO_MANY_KEYS: "Vous avez atteint le nombre maximal de clés. Révoquez-en une d’abord.",
};
