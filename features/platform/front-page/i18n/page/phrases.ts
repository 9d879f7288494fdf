import type { Language } from "#packages/domain/translations/languages.ts";
import { translatorsOf } from "#packages/i18n/translators.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

const translators = translatorsOf(sv, { en, fr });

/** Returns the phrases of the front page in a language; keys and arguments are typed. */
export const frontPhrases = (language: Language): (typeof translators)[Language] => translators[language];
