import { createTranslator } from "use-intl/core";
import { catalogue as officeEn } from "#apps/backoffice/i18n/catalogue.en.ts";
import { catalogue as officeFr } from "#apps/backoffice/i18n/catalogue.fr.ts";
import { catalogue as officeSv } from "#apps/backoffice/i18n/catalogue.sv.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { catalogue as clubEn } from "#packages/i18n/member/catalogue.en.ts";
import { catalogue as clubFr } from "#packages/i18n/member/catalogue.fr.ts";
import { catalogue as clubSv } from "#packages/i18n/member/catalogue.sv.ts";

// Every catalogue has the keys of the source language, with other strings.
const office = { sv: officeSv, en: officeEn, fr: officeFr } as unknown as Record<Language, typeof officeSv>;
const club = { sv: clubSv, en: clubEn, fr: clubFr } as unknown as Record<Language, typeof clubSv>;
const timeZone = "Europe/Stockholm";

/**
 * Returns the phrases of the screens, `office("today.guide.title")`, `club("points.title")`, and the number formats.
 */
export function wordsIn(language: Language) {
  const number = (digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    language,
    office: createTranslator({ locale: language, timeZone, messages: office[language] }),
    club: createTranslator({ locale: language, timeZone, messages: club[language] }),
    kronor: (amount: number) => `${number(2).format(amount)} kr`,
    wholeKronor: (amount: number) => `${number(0).format(amount)} kr`,
    count: (count: number) => number(0).format(count),
    /** Formats a day in full: "23 november 2026", in French "1er novembre 2026". */
    fullDate: (date: Temporal.PlainDate) =>
      new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
        timeZone: "UTC",
        day: "numeric",
        month: "long",
        year: "numeric",
      })
        .format(new Date(`${date}T12:00:00Z`))
        .replace(/^1(?= )/, language === "fr" ? "1er" : "1"),
  };
}

export type Words = ReturnType<typeof wordsIn>;

/** Returns a phrase with a link as it is read: without its tags. */
export const withoutTags = (phrase: string) => phrase.replace(/<\/?\w+>/g, "");
