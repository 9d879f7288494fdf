import { dateWords, noon } from "../../date-words.ts";

const capital = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());

export interface Dates {
  /**
   * Returns an instant in words: "i dag 14:32", "i går 14:32", "23 nov. 14:32", "23 november 2023". A future instant
   * always includes the time.
   */
  moment: (instant: string) => string;
  /** Returns a day in words: "i dag", "söndag 23 november", with the year when it is another one. */
  day: (date: string) => string;
  /** Returns any day with its weekday: "Söndag 23 november". */
  weekday: (date: string) => string;
  /** Returns a day in full, `d MMMM yyyy`: "23 november 2025". Takes a date or an instant. */
  full: (dateOrInstant: string) => string;
  /** Returns the days from one to another, both included: "1–22 november 2025". */
  range: (from: string, to: string) => string;
  /** Returns a day's month: "November 2025". */
  month: (date: string) => string;
  /** Returns the months from one day's to another's: "November 2025–januari 2026". */
  months: (from: string, to: string) => string;
  /** Returns a day's month within a sentence, in lower case where the language requires it: "november 2025". */
  monthWithin: (date: string) => string;
  /** Returns a day's month within a sentence, short: "nov." */
  monthShort: (date: string) => string;
  /** Returns a short day: "23 nov." */
  short: (date: string) => string;
  /** Returns an instant's weekday and time of day: "söndag", "14:32". */
  weekdayAndTime: (instant: string) => { weekday: string; time: string };
}

/** Returns functions that write dates in a language, relative to a moment in a time zone. */
export function datesIn(language: string, zone: string, now: () => Temporal.Instant): Dates {
  const { dayOf, near, sameYear, format } = dateWords(language, zone, now);
  const time = format({ timeZone: zone, hour: "2-digit", minute: "2-digit" });
  const full = format({ day: "numeric", month: "long", year: "numeric" });
  const short = format({ day: "numeric", month: "short" });
  const month = format({ month: "long", year: "numeric" });
  const monthShort = format({ month: "short" });
  const weekday = format({ weekday: "long", day: "numeric", month: "long" });
  const dayName = format({ timeZone: zone, weekday: "long" });
  return {
    moment(instant) {
      const at = Temporal.Instant.from(instant);
      const date = dayOf(instant);
      const day = near(date) ?? (sameYear(date) ? short.format(noon(date)) : null);
      if (day === null && Temporal.Instant.compare(at, now()) < 0) return full.format(noon(date));
      return `${day ?? full.format(noon(date))} ${time.format(new Date(instant))}`;
    },
    day: (date) => near(date) ?? (sameYear(date) ? weekday : full).format(noon(date)),
    weekday: (date) => capital(weekday.format(noon(date))),
    month: (date) => capital(month.format(noon(date))),
    months: (from, to) => capital(month.range(noon(from), noon(to))),
    monthWithin: (date) => month.format(noon(date)),
    range: (from, to) => full.range(noon(from), noon(to)),
    monthShort: (date) => monthShort.format(noon(date)),
    full: (value) => full.format(noon(dayOf(value))),
    short: (date) => short.format(noon(date)),
    weekdayAndTime: (instant) => ({
      weekday: dayName.format(new Date(instant)),
      time: time.format(new Date(instant)),
    }),
  };
}
