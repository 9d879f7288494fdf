import { retentionWords } from "#features/retention-words.ts";
import type { WordLanguage } from "#packages/i18n/list-words.ts";
import { serverRetentionWords } from "#packages/i18n/retention-words.ts";

const words = { ...retentionWords, ...serverRetentionWords };

/** Returns the texts of every listed rule in one language. */
export const retentionKindWords = (language: WordLanguage) =>
  Object.fromEntries(
    Object.entries(words).map(([kind, { name, why }]) => [kind, { name: name[language], why: why[language] }]),
  ) as Record<keyof typeof words, { name: string; why: string }>;
