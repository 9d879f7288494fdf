import { en } from "#features/members/timeline/i18n/backoffice/en.ts";
import { fr } from "#features/members/timeline/i18n/backoffice/fr.ts";
import { sv } from "#features/members/timeline/i18n/backoffice/sv.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";

/** Names of messages in the file of SMS credits. */
export const messageKinds: Record<Language, Phrases<typeof sv.messageKinds>> = {
  sv: sv.messageKinds,
  en: en.messageKinds,
  fr: fr.messageKinds,
};
