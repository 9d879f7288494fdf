/** A day of the week as the wire numbers it: 1 Monday to 6 Saturday, 0 Sunday. Spec §3. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Days in the order people read a week. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Opening hours of a day or a range of days (Friday to Monday goes over Sunday). Times are HH:mm. Spec §3. */
export type OpeningHours = { dayFrom: number; dayTo?: number | null; timeFrom: string; timeTo: string };

/** What is wrong with one row of opening hours; `index` is its place in the list. */
export type OpeningHoursProblem = {
  index: number;
  reason: "INVALID_DAY" | "INVALID_TIME" | "TIME_TO_NOT_AFTER_TIME_FROM" | "OVERLAPPING_HOURS";
};

const minutesInDay = 1440;

/** Every time that may be chosen, "00:00" to "23:30" in steps of half an hour. Spec §3. */
export const openingTimes: readonly string[] = Array.from({ length: 48 }, (_, step) => {
  const hours = String(Math.floor(step / 2)).padStart(2, "0");
  return `${hours}:${step % 2 === 0 ? "00" : "30"}`;
});

/** The days a row stands for, in order, going over the end of the week where it must; none when a day is no day. */
export function daysOf({ dayFrom, dayTo }: OpeningHours): Weekday[] {
  const [first, last] = [weekdays.indexOf(dayFrom as Weekday), weekdays.indexOf((dayTo ?? dayFrom) as Weekday)];
  if (first < 0 || last < 0) return [];
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => weekdays[(first + step) % 7] as Weekday);
}

/** Minutes from midnight at which a row opens and closes; a closing time of 00:00 is the day's end. */
export function minutesOf({ timeFrom, timeTo }: OpeningHours): { from: number; to: number } {
  return { from: minutes(timeFrom), to: minutes(timeTo) || minutesInDay };
}

/** Every row that is wrong: its days, its times, its order, or that it overlaps an earlier row. Empty when all is well. */
export function openingHoursProblems(rows: readonly OpeningHours[]): OpeningHoursProblem[] {
  return rows.flatMap((row, index): OpeningHoursProblem[] => {
    const reason =
      rowProblem(row) ?? (rows.slice(0, index).some((earlier) => overlaps(earlier, row)) ? "OVERLAPPING_HOURS" : null);
    return reason === null ? [] : [{ index, reason }];
  });
}

/** Whether it is open at a local date and time; the closing minute is closed. */
export function isOpenAt(rows: readonly OpeningHours[], local: Temporal.PlainDateTime): boolean {
  const minute = local.hour * 60 + local.minute;
  return rows.some((row) => {
    const { from, to } = minutesOf(row);
    return daysOf(row).includes(weekdayOf(local)) && from <= minute && minute < to;
  });
}

/** The next local date and time, after the given one, at which some row opens; null when there are no hours at all. */
export function opensNext(rows: readonly OpeningHours[], local: Temporal.PlainDateTime): Temporal.PlainDateTime | null {
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = local.toPlainDate().add({ days: ahead });
    const opening = rows
      .filter((row) => daysOf(row).includes(weekdayOf(day)))
      .map((row) =>
        day.toPlainDateTime({ hour: Math.floor(minutesOf(row).from / 60), minute: minutesOf(row).from % 60 }),
      )
      .filter((at) => Temporal.PlainDateTime.compare(at, local) > 0)
      .sort(Temporal.PlainDateTime.compare)[0];
    if (opening !== undefined) return opening;
  }
  return null;
}

function rowProblem(row: OpeningHours): Exclude<OpeningHoursProblem["reason"], "OVERLAPPING_HOURS"> | null {
  if (daysOf(row).length === 0) return "INVALID_DAY";
  if (!openingTimes.includes(row.timeFrom) || !openingTimes.includes(row.timeTo)) return "INVALID_TIME";
  const { from, to } = minutesOf(row);
  return to > from ? null : "TIME_TO_NOT_AFTER_TIME_FROM";
}

function overlaps(one: OpeningHours, other: OpeningHours): boolean {
  const [a, b] = [minutesOf(one), minutesOf(other)];
  return daysOf(one).some((day) => daysOf(other).includes(day)) && a.from < b.to && b.from < a.to;
}

function weekdayOf(day: { dayOfWeek: number }): Weekday {
  return (day.dayOfWeek % 7) as Weekday;
}

function minutes(time: string): number {
  const [hours = Number.NaN, rest = Number.NaN] = time.split(":").map(Number);
  return hours * 60 + rest;
}
