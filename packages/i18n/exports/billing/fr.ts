import { fr as billing } from "#features/billing/subscriptions/i18n/backoffice/fr.ts";
import { fr as companies } from "#features/platform/companies/i18n/backoffice/fr.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  words: {
    kinds: { INVOICE: "Facture", CREDIT_NOTE: "Avoir" },
    standings: { ...billing.states, NOT_OPENED: companies.notOpened },
  },
};
