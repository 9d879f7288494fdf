import { dateIn } from "#packages/domain/calendar.ts";
import { dateFormat, relativeFormat } from "#packages/i18n/formats.ts";

/** Returns the calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const dayIn = (zone: string, instant: Temporal.Instant | string): string =>
  dateIn(zone, Temporal.Instant.from(instant)).toString();

/** Returns the moment at which a day is formatted: noon UTC, which is the same day in nearly every zone. */
export const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);

const dayMs = 86_400_000;
/** Returns the days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / dayMs);

/**
 * Returns the date functions of both apps: in a language, relative to a moment in a time zone. `typeset` runs last on
 * all formatted text.
 */
export function dateWords(
  language: string,
  zone: string,
  now: () => Temporal.Instant,
  typeset: (said: string) => string = (text) => text,
) {
  const locale = language === "en" ? "en-GB" : language;
  const today = () => dayIn(zone, now());
  // Sets the first day of a month in French as "1er octobre", which Intl formats as "1 octobre".
  const typesetText = (text: string, first: RegExp) => typeset(language === "fr" ? text.replace(first, "1er") : text);
  return {
    today,
    /** Returns the day of an instant, or a day unchanged. */
    dayOf: (dateOrInstant: string) => (dateOrInstant.length > 10 ? dayIn(zone, dateOrInstant) : dateOrInstant),
    /** Returns "i går", "i dag" or "i morgon"; null for any other day. */
    near(date: string): string | null {
      const days = daysBetween(today(), date);
      return Math.abs(days) <= 1 ? relativeFormat(locale).format(days, "day") : null;
    },
    sameYear: (date: string) => date.slice(0, 4) === today().slice(0, 4),
    /** Returns a function that formats days at their `noon`; for an instant, the options name the time zone. */
    format(options: Intl.DateTimeFormatOptions) {
      const dates = () => dateFormat(locale, { timeZone: "UTC", ...options });
      return {
        format: (date: Date) => typesetText(dates().format(date), /(?<!\d)1(?= \p{L})/u),
        range: (from: Date, to: Date) => typesetText(dates().formatRange(from, to), /(?<!\d)1(?!\d)/gu),
      };
    },
  };
}
