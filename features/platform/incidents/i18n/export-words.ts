import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";
import { en } from "./backoffice/en.ts";
import { fr } from "./backoffice/fr.ts";
import { sv } from "./backoffice/sv.ts";

/** The words for states in the exported incidents. */
export const stateWords: Record<Language, Phrases<typeof sv.states>> = {
  sv: sv.states,
  en: en.states,
  fr: fr.states,
};
