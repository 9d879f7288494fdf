import type { Language } from "#packages/domain/translations/languages.ts";

const locales: Record<Language, string> = { sv: "sv-SE", en: "en-GB", fr: "fr-FR" };

/** Whose days and numbers a language writes: English is read in Europe, where the day stands before its month. */
export const localeOf = (language: Language): string => locales[language];
