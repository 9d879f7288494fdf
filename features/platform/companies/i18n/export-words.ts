import { en as billingEn } from "#features/billing/subscriptions/i18n/backoffice/en.ts";
import { fr as billingFr } from "#features/billing/subscriptions/i18n/backoffice/fr.ts";
import { sv as billingSv } from "#features/billing/subscriptions/i18n/backoffice/sv.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./backoffice/en.ts";
import { fr } from "./backoffice/fr.ts";
import { sv } from "./backoffice/sv.ts";

const swedish = { ...billingSv.states, NOT_OPENED: sv.notOpened };

/** The states of subscriptions in the exported list of companies. */
export const standings: Record<Language, Phrases<typeof swedish>> = {
  sv: swedish,
  en: { ...billingEn.states, NOT_OPENED: en.notOpened },
  fr: { ...billingFr.states, NOT_OPENED: fr.notOpened },
};
