import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  APPROVAL_NOT_NEEDED: "Le montant n’a plus besoin d’être approuvé. Confirmez l’achat comme d’habitude.",
  APPROVAL_EXPIRED: "Le délai pour approuver est dépassé. Demandez à la caisse de renvoyer la demande.",
};
