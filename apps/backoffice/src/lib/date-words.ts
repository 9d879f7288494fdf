import { dateFormat, relativeFormat } from "@stammis/i18n/formats";

const DAY = 86_400_000;

/** The calendar day (`YYYY-MM-DD`) of an instant in a zone. */
export const dayIn = (zone: string, instant: Date): string =>
  dateFormat("sv", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

const noon = (date: string) => new Date(`${date}T12:00:00Z`);
/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to).getTime() - noon(from).getTime()) / DAY);

const capital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());

export interface Dates {
  /** An instant as people say it: "i dag 14:32", "i går 14:32", "23 nov. 14:32", "23 november 2023"; of one to come always the hour. */
  moment: (instant: string) => string;
  /** A day as people say it: "i dag", "söndag 23 november", with its year when it is another. */
  day: (date: string) => string;
  /** A day with its weekday, whatever day it is: "Söndag 23 november". */
  weekday: (date: string) => string;
  /** A day in full, `d MMMM yyyy`: "23 november 2025". Takes a date or an instant. */
  full: (dateOrInstant: string) => string;
  /** From a day to another, both included: "1–22 november 2025". */
  range: (from: string, to: string) => string;
  /** A day's month: "November 2025". */
  month: (date: string) => string;
  /** From a day's month to another's: "November 2025–januari 2026". */
  months: (from: string, to: string) => string;
  /** A day's month inside a sentence: "november 2025" where a language writes it so. */
  monthWithin: (date: string) => string;
  /** The same, short: "nov." */
  monthShort: (date: string) => string;
  /** A day, short: "23 nov." */
  short: (date: string) => string;
  /** An instant's weekday and time of day: "söndag", "14:32". */
  weekdayAndTime: (instant: string) => { weekday: string; time: string };
}

/** In French a month's first day is "1er octobre", which Intl leaves at "1 octobre". */
const inWords = (dates: () => Intl.DateTimeFormat, language: string) => ({
  format: (date: Date) =>
    language === "fr"
      ? dates()
          .format(date)
          .replace(/(?<!\d)1(?= \p{L})/u, "1er")
      : dates().format(date),
  range(from: Date, to: Date) {
    const said = dates().formatRange(from, to);
    return language === "fr" ? said.replace(/(?<!\d)1(?!\d)/gu, "1er") : said;
  },
});

/** How dates are said in a language, seen from a moment in a time zone. */
export function datesIn(language: string, zone: string, now: () => Date): Dates {
  const locale = language === "en" ? "en-GB" : language;
  const format = (options: Intl.DateTimeFormatOptions) => inWords(() => dateFormat(locale, options), language);
  const time = format({ timeZone: zone, hour: "2-digit", minute: "2-digit" });
  const full = format({ timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
  const short = format({ timeZone: "UTC", day: "numeric", month: "short" });
  const month = format({ timeZone: "UTC", month: "long", year: "numeric" });
  const monthShort = format({ timeZone: "UTC", month: "short" });
  const weekday = format({ timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });
  const dayName = format({ timeZone: zone, weekday: "long" });
  const near = (date: string) => {
    const days = daysBetween(dayIn(zone, now()), date);
    return days === 0 || days === -1 || days === 1 ? relativeFormat(locale).format(days, "day") : null;
  };
  const sameYear = (date: string) => date.slice(0, 4) === dayIn(zone, now()).slice(0, 4);
  const asDay = (value: string) => (value.length > 10 ? dayIn(zone, new Date(value)) : value);
  return {
    moment(instant) {
      const at = new Date(instant);
      const date = dayIn(zone, at);
      const day = near(date) ?? (sameYear(date) ? short.format(noon(date)) : null);
      if (day === null && at < now()) return full.format(noon(date));
      return `${day ?? full.format(noon(date))} ${time.format(at)}`;
    },
    day: (date) => near(date) ?? (sameYear(date) ? weekday : full).format(noon(date)),
    weekday: (date) => capital(weekday.format(noon(date))),
    month: (date) => capital(month.format(noon(date))),
    months: (from, to) => capital(month.range(noon(from), noon(to))),
    monthWithin: (date) => month.format(noon(date)),
    range: (from, to) => full.range(noon(from), noon(to)),
    monthShort: (date) => monthShort.format(noon(date)),
    full: (value) => full.format(noon(asDay(value))),
    short: (date) => short.format(noon(date)),
    weekdayAndTime: (instant) => ({
      weekday: dayName.format(new Date(instant)),
      time: time.format(new Date(instant)),
    }),
  };
}
