import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  PURCHASE_FILE_UNREADABLE: "Le fichier doit avoir une ligne d’en-tête avec ticket, heure, montant et membre",
  PURCHASE_FILE_TOO_LONG: "Le fichier contient plus de 1 000 achats. Divisez-le.",
};
