import type { Language } from "#packages/domain/translations/languages.ts";
import { localeOf } from "./locale.ts";

/** Writes a full date in a language: "23 december 2026"; in French "1er décembre 2026", which Intl writes as "1". */
export function sayDay(date: Temporal.PlainDate, language: Language): string {
  const words = date.toLocaleString(localeOf(language), { dateStyle: "long" });
  return language === "fr" ? words.replace(/^1(?= )/, "1er") : words;
}
