import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  ALREADY_CREDITED: "La facture a déjà fait l’objet d’un avoir.",
  NO_PEPPOL_ADDRESS: "L’acheteur n’a pas de numéro d’entreprise et n’est pas joignable par Peppol.",
};
