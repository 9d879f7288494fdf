import { actWords } from "#features/act-words.ts";
import type { WordLanguage } from "#packages/i18n/list-words.ts";

/** Returns the sentences of all acts in one language. */
export const actSentences = (language: WordLanguage) =>
  Object.fromEntries(Object.entries(actWords).map(([act, words]) => [act, words[language]])) as Record<
    keyof typeof actWords,
    string
  >;
