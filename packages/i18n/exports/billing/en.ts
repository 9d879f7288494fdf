import { en as billing } from "#features/billing/subscriptions/i18n/backoffice/en.ts";
import { en as companies } from "#features/platform/companies/i18n/backoffice/en.ts";
import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  words: {
    kinds: { INVOICE: "Invoice", CREDIT_NOTE: "Credit note" },
    standings: { ...billing.states, NOT_OPENED: companies.notOpened },
  },
};
