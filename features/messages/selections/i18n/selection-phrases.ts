import { createTranslator } from "use-intl/core";
import type { Language } from "#packages/domain/translations/languages.ts";
import { en } from "./backoffice/en.ts";
import { fr } from "./backoffice/fr.ts";
import { sv } from "./backoffice/sv.ts";
import { selectionWords } from "./selection-words.ts";

const phrases: Record<Language, unknown> = { sv, en, fr };

/**
 * Returns a function that writes a selection as a sentence for a file. `names` holds the names of the ids in
 * conditions.
 */
export function selectionSentences(language: Language, names: Parameters<typeof selectionWords>[0]["names"]) {
  const t = createTranslator({ locale: language, messages: phrases[language] as typeof sv });
  return selectionWords({ t, language, names }).sentenceOf;
}
