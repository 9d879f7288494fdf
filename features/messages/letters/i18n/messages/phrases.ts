import type { Language } from "#packages/domain/translations/languages.ts";
import { translatorsOf } from "#packages/i18n/translators.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

const translators = translatorsOf(sv, { en, fr });

export type MessagePhrases = (typeof translators)[Language];

/** Returns the phrases of e-mails and SMS in a language; keys and their arguments are typed. */
export function messagePhrases(language: Language): MessagePhrases {
  return translators[language];
}
