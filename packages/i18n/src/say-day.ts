import type { Language } from "@stammis/domain/clubs/languages";

const locales: Record<Language, string> = { sv: "sv-SE", en: "en-GB", fr: "fr-FR" };

/** A day in full as a language says it: "23 december 2026", in French "1er décembre 2026", which Intl leaves at "1". */
export function sayDay(date: Temporal.PlainDate, language: Language): string {
  const words = date.toLocaleString(locales[language], { dateStyle: "long" });
  return language === "fr" ? words.replace(/^1(?= )/, "1er") : words;
}
