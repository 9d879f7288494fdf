import { sv as billing } from "#features/billing/subscriptions/i18n/backoffice/sv.ts";
import { sv as companies } from "#features/platform/companies/i18n/backoffice/sv.ts";

/** What the platform is paid for as files: companies and their invoices. */
export const sv = {
  words: {
    kinds: { INVOICE: "Faktura", CREDIT_NOTE: "Kreditfaktura" },
    standings: { ...billing.states, NOT_OPENED: companies.notOpened },
  },
} as const;
