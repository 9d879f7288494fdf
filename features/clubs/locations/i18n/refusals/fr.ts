import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  INVALID_OPENING_HOURS:
    "Vérifiez les horaires\u00a0: ils ne doivent pas se chevaucher et doivent finir après leur début.",
  INVALID_SPECIAL_DAYS:
    "Vérifiez les horaires exceptionnels\u00a0: chaque ligne a besoin d’un nom, de dates et d’heures cohérentes.",
  SUBPAGE_TAKEN: "Cette sous-page est déjà prise",
  LAST_LOCATION: "Le club a besoin d’au moins un point de vente",
};
