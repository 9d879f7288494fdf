import type { Language } from "#packages/domain/translations/languages.ts";

const locales: Record<Language, string> = { sv: "sv-SE", en: "en-GB", fr: "fr-FR" };

/** Returns the locale for dates and numbers. English uses a European locale, which puts the day before the month. */
export const localeOf = (language: Language): string => locales[language];
