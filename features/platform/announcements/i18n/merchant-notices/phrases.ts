import type { Language } from "#packages/domain/translations/languages.ts";
import { translatorsOf } from "#packages/i18n/translators.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

const translators = translatorsOf(sv, { en, fr });

export type NoticePhrases = (typeof translators)[Language];

/** Returns the phrases of merchants' notices in a language; keys and arguments are typed. */
export function noticePhrases(language: Language): NoticePhrases {
  return translators[language];
}
