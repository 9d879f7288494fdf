import { dateWords, daysBetween, noon } from "../../date-words.ts";

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

/** A day and its month are not parted at a line's end. */
const heldTogether = (text: string) => text.replace(/(?<=\d(?:er)?) (?=\p{L})/u, "\u00a0");

/** How dates are said in a language, seen from a moment in a time zone. */
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
