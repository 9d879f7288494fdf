import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  TOO_MANY_VIEWS: "Vous avez atteint le nombre maximal de vues. Supprimez-en une d’abord.",
};
