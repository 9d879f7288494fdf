import { en as outboxEn } from "#features/platform/outbox/i18n/backoffice/en.ts";
import { fr as outboxFr } from "#features/platform/outbox/i18n/backoffice/fr.ts";
import { sv as outboxSv } from "#features/platform/outbox/i18n/backoffice/sv.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./backoffice/en.ts";
import { fr } from "./backoffice/fr.ts";
import { sv } from "./backoffice/sv.ts";

const swedish = { ...sv, undelivered: outboxSv.undelivered };

/** Texts of cells in the files of sendouts and recipients. */
export const exportWords: Record<Language, Phrases<typeof swedish>> = {
  sv: swedish,
  en: { ...en, undelivered: outboxEn.undelivered },
  fr: { ...fr, undelivered: outboxFr.undelivered },
};
