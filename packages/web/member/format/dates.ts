import { dateWords, daysBetween, noon } from "../../date-words.ts";

export interface Dates {
  /**
   * Returns an instant in words: "i dag 14:32", "i går 14:32", "söndag 14:32", "23 november", with the year when it is
   * old.
   */
  moment: (instant: string) => string;
  /** Returns a day in words: "i dag", "söndag 23 november"; with the year if it is not the current year. */
  day: (date: string) => string;
  /** Returns a day in full, `d MMMM yyy`: "23 november 2026". Takes a date or an instant. Spec §5. */
  full: (dateOrInstant: string) => string;
  /** Returns the weekday of a day: "söndag". */
  weekday: (date: string) => string;
  /** Returns a day without its weekday: "23 november", with the year when it is another one. */
  short: (date: string) => string;
  /** Returns the month of a day, as a heading: "november 2026". */
  month: (date: string) => string;
  /** Returns the day of an instant, or a day unchanged, `YYYY-MM-DD`. */
  dayOf: (dateOrInstant: string) => string;
  /** Returns the time of day of an instant: "14:32". */
  time: (instant: string) => string;
  /** Returns today in the chain's zone, `YYYY-MM-DD`. */
  today: () => string;
}

/** Converts a date of the API (`YYYY-MM-DD`) to the type that the domain's rules use. */
export const plainDate = (date: string | null): Temporal.PlainDate | null =>
  date === null ? null : Temporal.PlainDate.from(date);

/** Puts a non-breaking space between a day and its month, so that they stay on one line. */
const heldTogether = (text: string) => text.replace(/(?<=\d(?:er)?) (?=\p{L})/u, "\u00a0");

/** Returns functions that write dates in a language, relative to a moment in a time zone. */
export function datesIn(language: string, zone: string, now: () => Temporal.Instant): Dates {
  const { today, dayOf, near, sameYear, format } = dateWords(language, zone, now, heldTogether);
  const clock = format({ timeZone: zone, hour: "2-digit", minute: "2-digit" });
  const full = format({ day: "numeric", month: "long", year: "numeric" });
  const dayMonth = format({ day: "numeric", month: "long" });
  const weekday = format({ weekday: "long" });
  const month = format({ month: "long", year: "numeric" });
  const weekdayDate = format({ weekday: "long", day: "numeric", month: "long" });
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
