import type { Language } from "#packages/domain/translations/languages.ts";
import { en } from "./backoffice/en.ts";
import { fr } from "./backoffice/fr.ts";
import { sv } from "./backoffice/sv.ts";

/** Shown for a selection that this version cannot read. */
export const unknownWords: Record<Language, string> = {
  sv: sv.unknown,
  en: en.unknown,
  fr: fr.unknown,
};
