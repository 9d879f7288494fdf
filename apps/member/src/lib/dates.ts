import { dateFormat, relativeFormat } from "@stammis/i18n/formats";

export interface Dates {
  /** An instant as people say it: "i dag 14:32", "i går 14:32", "söndag 14:32", "23 november", with its year when old. */
  moment: (instant: string) => string;
  /** A day as people say it: "i dag", "söndag 23 november", with its year when it is another. */
  day: (date: string) => string;
  /** A day in full, `d MMMM yyy`: "23 november 2026". Takes a date or an instant. Spec §5. */
  full: (dateOrInstant: string) => string;
  /** The name of a day: "söndag". */
  weekday: (date: string) => string;
  /** A day without the name of its weekday: "23 november", with its year when it is another. */
  short: (date: string) => string;
  /** The month of a day, to stand over what happened in it: "november 2026". */
  month: (date: string) => string;
  /** The day of an instant, or a day as it is, `YYYY-MM-DD`. */
  dayOf: (dateOrInstant: string) => string;
  /** A time of day of an instant: "14:32". */
  time: (instant: string) => string;
  /** Today in the chain's zone, `YYYY-MM-DD`. */
  today: () => string;
}

/** A date of the wire (`YYYY-MM-DD`) as the domain's rules take it. */
export const plainDate = (date: string | null): Temporal.PlainDate | null =>
  date === null ? null : Temporal.PlainDate.from(date);

const dayMs = 86_400_000;
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const daysBetween = (from: string, to: string) => Math.round((noon(to).getTime() - noon(from).getTime()) / dayMs);

/** A day and its month are not parted at a line's end; in French a month's first is "1er", which Intl leaves at "1". */
const inWords = (dates: () => Intl.DateTimeFormat, language: string) => ({
  format(date: Date) {
    const said = dates()
      .format(date)
      .replace(/(?<=\d) (?=\p{L})/u, "\u00a0");
    return language === "fr" ? said.replace(/(?<!\d)1(?=\u00a0)/u, "1er") : said;
  },
});

/** How dates are said in a language, seen from a moment in a time zone. */
export function datesIn(language: string, zone: string, now: () => Date): Dates {
  const locale = language === "en" ? "en-GB" : language;
  const format = (options: Intl.DateTimeFormatOptions) =>
    inWords(() => dateFormat(locale, { timeZone: "UTC", ...options }), language);
  const clock = format({ timeZone: zone, hour: "2-digit", minute: "2-digit" });
  const full = format({ day: "numeric", month: "long", year: "numeric" });
  const dayMonth = format({ day: "numeric", month: "long" });
  const weekday = format({ weekday: "long" });
  const month = format({ month: "long", year: "numeric" });
  const weekdayDate = format({ weekday: "long", day: "numeric", month: "long" });
  // Sweden writes dates as the wire does.
  const iso = (at: Date) =>
    dateFormat("sv", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);
  const today = () => iso(now());
  const dayOf = (value: string) => (value.length > 10 ? iso(new Date(value)) : value);
  const near = (date: string) => {
    const days = daysBetween(today(), date);
    return Math.abs(days) <= 1 ? relativeFormat(locale).format(days, "day") : null;
  };
  const sameYear = (date: string) => date.slice(0, 4) === today().slice(0, 4);
  return {
    today,
    dayOf,
    time: (instant) => clock.format(new Date(instant)),
    moment(instant) {
      const date = dayOf(instant);
      const days = daysBetween(date, today());
      const recent = near(date) ?? (days > 0 && days < 7 ? weekday.format(noon(date)) : null);
      if (recent) return `${recent} ${clock.format(new Date(instant))}`;
      return (sameYear(date) ? dayMonth : full).format(noon(date));
    },
    day: (date) => near(date) ?? (sameYear(date) ? weekdayDate : full).format(noon(date)),
    weekday: (date) => weekday.format(noon(date)),
    short: (date) => (sameYear(date) ? dayMonth : full).format(noon(date)),
    month: (date) => month.format(noon(date)),
    full: (value) => full.format(noon(dayOf(value))),
  };
}
