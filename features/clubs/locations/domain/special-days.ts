import { textMax } from "#packages/domain/limits.ts";
import { timesProblem } from "./opening-hours.ts";

/**
 * A day, or a range of days, that differs from the week: closed (both times null) or with other hours. Dates are
 * YYYY-MM-DD and both included; times are HH:mm. Members read the name ("Julafton").
 */
export type SpecialDay = {
  dateFrom: string;
  dateTo: string;
  name: string;
  timeFrom: string | null;
  timeTo: string | null;
};

/** A problem of one special day; `index` is its position in the list, `field` the place of the message. */
export type SpecialDayProblem = {
  index: number;
  field: "name" | "dateFrom" | "dateTo" | "times";
  reason:
    | "REQUIRED"
    | "TOO_LONG"
    | "INVALID_DATE"
    | "DATE_TO_BEFORE_DATE_FROM"
    | "SPAN_TOO_LONG"
    | "SAME_DAYS"
    | NonNullable<ReturnType<typeof timesProblem>>;
};

/** The largest number of special days of a point of sale, past ones included, and the longest range in days. */
export const specialDaysMax = 100;
export const specialSpanMax = 366;

/** The number of days ahead for which members see special days. */
export const toldAheadDays = 30;

/** Returns the invalid special days, each with its first problem. */
export function specialDayProblems(days: readonly SpecialDay[]): SpecialDayProblem[] {
  return days.flatMap((day, index): SpecialDayProblem[] => {
    const problem = ownProblem(day) ?? (days.slice(0, index).some((earlier) => rivals(earlier, day)) ? same : null);
    return problem === null ? [] : [{ index, ...problem }];
  });
}

/** Returns the special day that applies on a date (YYYY-MM-DD): the shortest that covers it; undefined if none does. */
export function specialDayOn<T extends SpecialDay>(days: readonly T[], date: string): T | undefined {
  return days
    .filter(({ dateFrom, dateTo }) => dateFrom <= date && date <= dateTo)
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
}

/** Returns special days that are not over on a date and begin within the announced days, the soonest first. */
export function upcomingSpecialDays<T extends SpecialDay>(
  days: readonly T[],
  today: Temporal.PlainDate,
  ahead: number = toldAheadDays,
): T[] {
  const [from, to] = [today.toString(), today.add({ days: ahead }).toString()];
  return days
    .filter(({ dateFrom, dateTo }) => dateTo >= from && dateFrom <= to)
    .toSorted((a, b) => a.dateFrom.localeCompare(b.dateFrom) || lengthOf(a) - lengthOf(b));
}

/**
 * Returns the special days to send to a reader: announced ones, and yesterday's, because its hours may last past
 * midnight.
 */
export function sentSpecialDays<T extends SpecialDay>(days: readonly T[], today: Temporal.PlainDate): T[] {
  return upcomingSpecialDays(days, today.subtract({ days: 1 }), toldAheadDays + 1);
}

/** Returns a special day's length in days, both ends included. */
export function lengthOf({ dateFrom, dateTo }: Pick<SpecialDay, "dateFrom" | "dateTo">): number {
  return Temporal.PlainDate.from(dateFrom).until(dateTo, { largestUnit: "day" }).days + 1;
}

type Problem = Omit<SpecialDayProblem, "index">;
const same: Problem = { field: "dateFrom", reason: "SAME_DAYS" };

function ownProblem({ name, dateFrom, dateTo, timeFrom, timeTo }: SpecialDay): Problem | null {
  if (!isDate(dateFrom)) return { field: "dateFrom", reason: "INVALID_DATE" };
  if (!isDate(dateTo)) return { field: "dateTo", reason: "INVALID_DATE" };
  if (dateTo < dateFrom) return { field: "dateTo", reason: "DATE_TO_BEFORE_DATE_FROM" };
  if (lengthOf({ dateFrom, dateTo }) > specialSpanMax) return { field: "dateTo", reason: "SPAN_TOO_LONG" };
  if (name.trim() === "") return { field: "name", reason: "REQUIRED" };
  if (name.trim().length > textMax.specialDayName) return { field: "name", reason: "TOO_LONG" };
  if (timeFrom === null && timeTo === null) return null;
  const reason = timesProblem({ timeFrom: timeFrom ?? "", timeTo: timeTo ?? "" });
  return reason === null ? null : { field: "times", reason };
}

/** Whether two special days of equal length share a day: neither is the shorter one. */
function rivals(one: SpecialDay, other: SpecialDay): boolean {
  if (ownProblem(one) !== null) return false;
  return one.dateFrom <= other.dateTo && other.dateFrom <= one.dateTo && lengthOf(one) === lengthOf(other);
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text).year >= 2000;
  } catch {
    return false;
  }
}
