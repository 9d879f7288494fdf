import type { Period } from "./selection.ts";

/** The birthday of a year: of those born on 29 February the 28th, where the year has no other. */
const birthdayIn = ({ monthCode, day }: Temporal.PlainDate, year: number) =>
  Temporal.PlainDate.from({ year, monthCode, day });

/** How old somebody is: a year more with each birthday. */
export function ageOn(birthday: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const years = day.year - birthday.year;
  return Temporal.PlainDate.compare(birthdayIn(birthday, day.year), day) > 0 ? years - 1 : years;
}

/** The latest day on which somebody was born who is `age` or more on a day. */
export function bornLastAtAge(age: number, day: Temporal.PlainDate): Temporal.PlainDate {
  const born = day.subtract({ years: age });
  const next = born.add({ days: 1 });
  // Born on 29 February, they have their birthday today where today is the 28th of a year without.
  return next.day === 29 && ageOn(next, day) >= age ? next : born;
}

/** Days from a day to the next birthday; 0: it is today. */
export function daysToBirthday(birthday: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const next = birthdayIn(birthday, day.year);
  return day.until(Temporal.PlainDate.compare(next, day) < 0 ? birthdayIn(birthday, day.year + 1) : next).days;
}

/** First and last day of a period; null: it has no such end. */
export function daysOfPeriod(period: Period, day: Temporal.PlainDate) {
  if (period === null) return { first: null, last: null };
  if ("months" in period) return { first: day.subtract({ months: period.months }).with({ day: 1 }), last: null };
  const last = Temporal.PlainYearMonth.from(period.to);
  return {
    first: Temporal.PlainYearMonth.from(period.from).toPlainDate({ day: 1 }),
    last: last.toPlainDate({ day: last.daysInMonth }),
  };
}

/** Whether a day is from one day through another; null: without that end. */
export function isFromThrough(
  on: Temporal.PlainDate,
  { first, last }: { first: Temporal.PlainDate | null; last: Temporal.PlainDate | null },
): boolean {
  const { compare } = Temporal.PlainDate;
  return (first === null || compare(on, first) >= 0) && (last === null || compare(on, last) <= 0);
}

/** Texts of a city as they are compared: case does not matter. */
export const cityWord = (city: string): string => city.trim().toLowerCase();

/** A post code as it is compared: "212 34" as "21234". */
export const codeWord = (code: string): string => code.replace(/\s+/g, "").toUpperCase();
