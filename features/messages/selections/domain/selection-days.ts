import type { Period } from "./selection.ts";

/** Returns the birthday in a year: 29 February becomes the 28th in other years. */
const birthdayIn = ({ monthCode, day }: Temporal.PlainDate, year: number) =>
  Temporal.PlainDate.from({ year, monthCode, day });

/** Returns the age on a day, which grows by one on each birthday. */
export function ageOn(birthday: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const years = day.year - birthday.year;
  return Temporal.PlainDate.compare(birthdayIn(birthday, day.year), day) > 0 ? years - 1 : years;
}

/** Returns the latest birth date of a person who is at least `age` on a day. */
export function bornLastAtAge(age: number, day: Temporal.PlainDate): Temporal.PlainDate {
  const born = day.subtract({ years: age });
  const next = born.add({ days: 1 });
  // A person born on 29 February has the birthday today when today is the 28th of a year without it.
  return next.day === 29 && ageOn(next, day) >= age ? next : born;
}

/** Returns the number of days to the next birthday; 0: it is today. */
export function daysToBirthday(birthday: Temporal.PlainDate, day: Temporal.PlainDate): number {
  const next = birthdayIn(birthday, day.year);
  return day.until(Temporal.PlainDate.compare(next, day) < 0 ? birthdayIn(birthday, day.year + 1) : next).days;
}

/** Returns the first and last day of a period; null: that end is open. */
export function daysOfPeriod(period: Period, day: Temporal.PlainDate) {
  if (period === null) return { first: null, last: null };
  if ("months" in period) return { first: day.subtract({ months: period.months }).with({ day: 1 }), last: null };
  const last = Temporal.PlainYearMonth.from(period.to);
  return {
    first: Temporal.PlainYearMonth.from(period.from).toPlainDate({ day: 1 }),
    last: last.toPlainDate({ day: last.daysInMonth }),
  };
}

/** Whether a day lies between two days; null: that end is open. */
export function isFromThrough(
  on: Temporal.PlainDate,
  { first, last }: { first: Temporal.PlainDate | null; last: Temporal.PlainDate | null },
): boolean {
  const { compare } = Temporal.PlainDate;
  return (first === null || compare(on, first) >= 0) && (last === null || compare(on, last) <= 0);
}

/** Normalises a city for comparison: case does not matter. */
export const cityWord = (city: string): string => city.trim().toLowerCase();

/** Normalises a post code for comparison: "212 34" becomes "21234". */
export const codeWord = (code: string): string => code.replace(/\s+/g, "").toUpperCase();
