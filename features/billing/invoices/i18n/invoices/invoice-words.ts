import { createTranslator } from "use-intl/core";
import type { Language } from "#packages/domain/translations/languages.ts";
import { localeOf } from "#packages/i18n/locale.ts";
import { sayDay } from "#packages/i18n/say-day.ts";
import type { InvoiceLineFor } from "../../domain/invoice.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { sv } from "./sv.ts";

const phrases: Record<Language, unknown> = { sv, en, fr };

const wordsIn = (language: Language) =>
  createTranslator({ locale: language, messages: phrases[language] as typeof sv });

export type InvoiceWords = ReturnType<typeof invoiceWords>;

/** The texts of an invoice in a language: phrases, lines, amounts in öre and days. */
export function invoiceWords(language: Language) {
  const t = wordsIn(language);
  const locale = localeOf(language);
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const amount = (ore: number) => two.format(ore / 100).replace(/^-/, "−");
  // Intl formats the first of a month in French as "1 octobre" instead of "1er octobre".
  const first = (words: string) => (language === "fr" ? words.replace(/^1(?= )/, "1er") : words);
  return {
    t,
    /** "1 249,50" */
    amount,
    /** Formats an amount in öre: "1 249,50 kr". */
    money: (ore: number) => t("money", { amount: amount(ore) }),
    /** Formats a rate in per mille as a percentage: "25" for 250 per mille. */
    percent: (permille: number) => plain.format(permille / 10),
    day: (date: Temporal.PlainDate) => sayDay(date, language),
    month: (date: Temporal.PlainDate) => date.toLocaleString(locale, { month: "long", year: "numeric" }),
    line: (about: InvoiceLineFor) =>
      lineWords(t, about, (date) => first(date.toLocaleString(locale, { day: "numeric", month: "long" }))),
  };
}

/** Phrases the subject and the extent of a line. */
function lineWords(
  t: ReturnType<typeof wordsIn>,
  about: InvoiceLineFor,
  day: (date: Temporal.PlainDate) => string,
): { what: string; extent: string } {
  const part = ({ days, daysInMonth }: { days: number; daysInMonth: number }) =>
    t("lines.days", { days: String(days), of: String(daysInMonth) });
  switch (about.kind) {
    case "LOCATION": {
      const { club, location, days, daysInMonth } = about;
      const what = club === location ? club : `${club}, ${location}`;
      return { what, extent: days === daysInMonth ? t("lines.month") : part(about) };
    }
    case "MEMBERS": {
      const { members, included, days, daysInMonth } = about;
      const count = t("lines.count", { count: members });
      const extent = days === daysInMonth ? count : `${count} · ${part(about)}`;
      return { what: t("lines.members", { included }), extent };
    }
    case "SMS": {
      const count = t("lines.count", { count: about.credits });
      return { what: t("lines.sms", { club: about.club }), extent: `${count} · ${day(about.boughtOn)}` };
    }
    case "OTHER":
      return { what: about.text, extent: "" };
  }
}
