import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  MONTH_NOT_OVER: "Ce mois n’est pas encore terminé.",
  MONTH_CLOSED: "Ce mois est déjà clôturé.",
  NOT_LATEST_CLOSED: "Seul le dernier mois clôturé peut être rouvert.",
  SELLER_INCOMPLETE: "Indiquez d’abord qui envoie les factures.",
};
