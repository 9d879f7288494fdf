/** A day of the week as the wire numbers it: 1 Monday to 6 Saturday, 0 Sunday. Spec §3. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Days in the order people read a week. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/**
 * Opening hours of a day or a range of days (Friday to Monday goes over Sunday). Times are HH:mm; one that closes by six
 * in the morning, before it opens, closes the morning after. Spec §3.
 */
export type OpeningHours = { dayFrom: number; dayTo?: number | null | undefined; timeFrom: string; timeTo: string };

/** What is wrong with one row of opening hours; `index` is its place in the list. */
export type OpeningHoursProblem = {
  index: number;
  reason: "INVALID_DAY" | "INVALID_TIME" | "TIME_TO_NOT_AFTER_TIME_FROM" | "OVERLAPPING_HOURS";
};

const minutesInDay = 1440;
/** A night out ends by six; a later time before the opening one is a slip. */
const latestMorning = 360;

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

/** What every kind of hours has. */
export type Times = Pick<OpeningHours, "timeFrom" | "timeTo">;

/** Minutes from midnight at which it opens and closes; 00:00 is the day's end, and past 1440 is the morning after. */
export function minutesOf({ timeFrom, timeTo }: Times): { from: number; to: number } {
  const [from, to] = [minutes(timeFrom), minutes(timeTo) || minutesInDay];
  return { from, to: to < from && to <= latestMorning ? to + minutesInDay : to };
}

/** Every row that is wrong: its days, its times, its order, or that it overlaps an earlier row. Empty when all is well. */
export function openingHoursProblems(rows: readonly OpeningHours[]): OpeningHoursProblem[] {
  return rows.flatMap((row, index): OpeningHoursProblem[] => {
    const reason =
      rowProblem(row) ?? (rows.slice(0, index).some((earlier) => overlaps(earlier, row)) ? "OVERLAPPING_HOURS" : null);
    return reason === null ? [] : [{ index, reason }];
  });
}

/** Whether it is open at a local date and time, the evening before included; the closing minute is closed. */
export function isOpenAt(rows: readonly OpeningHours[], local: Temporal.PlainDateTime): boolean {
  return [0, 1].some((daysBack) => {
    const day = weekdayOf(local.subtract({ days: daysBack }));
    const minute = local.hour * 60 + local.minute + daysBack * minutesInDay;
    return rows.some((row) => {
      const { from, to } = minutesOf(row);
      return daysOf(row).includes(day) && from <= minute && minute < to;
    });
  });
}

/** What is wrong with an opening and a closing time; null when nothing is. */
export function timesProblem(times: Times): "INVALID_TIME" | "TIME_TO_NOT_AFTER_TIME_FROM" | null {
  if (!openingTimes.includes(times.timeFrom) || !openingTimes.includes(times.timeTo)) return "INVALID_TIME";
  const { from, to } = minutesOf(times);
  return to > from ? null : "TIME_TO_NOT_AFTER_TIME_FROM";
}

/** The day of the week of a date, as the wire numbers it. */
export function weekdayOf(day: { dayOfWeek: number }): Weekday {
  return (day.dayOfWeek % 7) as Weekday;
}

function rowProblem(row: OpeningHours): Exclude<OpeningHoursProblem["reason"], "OVERLAPPING_HOURS"> | null {
  return daysOf(row).length === 0 ? "INVALID_DAY" : timesProblem(row);
}

/** In minutes of the week: Sunday night may reach into Monday. */
function overlaps(one: OpeningHours, other: OpeningHours): boolean {
  const week = 7 * minutesInDay;
  const stretches = (row: OpeningHours) =>
    daysOf(row).map((day) => {
      const midnight = weekdays.indexOf(day) * minutesInDay;
      return { from: midnight + minutesOf(row).from, to: midnight + minutesOf(row).to };
    });
  return stretches(one).some((a) =>
    stretches(other).some((b) => [-week, 0, week].some((turn) => a.from < b.to + turn && b.from + turn < a.to)),
  );
}

function minutes(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
