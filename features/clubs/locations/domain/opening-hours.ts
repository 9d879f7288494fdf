/** A weekday as the API numbers it: 1 Monday to 6 Saturday, 0 Sunday. Spec §3. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The weekdays from Monday to Sunday. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/**
 * Opening hours of a day or a range of days (Friday to Monday includes Sunday). Times are HH:mm; a closing time by six
 * in the morning, before the opening time, belongs to the next morning. Spec §3.
 */
export type OpeningHours = { dayFrom: number; dayTo?: number | null | undefined; timeFrom: string; timeTo: string };

/** A problem of one row of opening hours; `index` is its position in the list. */
export type OpeningHoursProblem = {
  index: number;
  reason: "INVALID_DAY" | "INVALID_TIME" | "TIME_TO_NOT_AFTER_TIME_FROM" | "OVERLAPPING_HOURS";
};

const minutesInDay = 1440;
/**
 * The latest closing time after midnight, in minutes. A later closing time that is before the opening time is a
 * mistake.
 */
const latestMorning = 360;

/** All selectable times, "00:00" to "23:30" in steps of half an hour. Spec §3. */
export const openingTimes: readonly string[] = Array.from({ length: 48 }, (_, step) => {
  const hours = String(Math.floor(step / 2)).padStart(2, "0");
  return `${hours}:${step % 2 === 0 ? "00" : "30"}`;
});

/** Returns a row's days in order, across the end of the week if necessary; none for an invalid day. */
export function daysOf({ dayFrom, dayTo }: OpeningHours): Weekday[] {
  const [first, last] = [weekdays.indexOf(dayFrom as Weekday), weekdays.indexOf((dayTo ?? dayFrom) as Weekday)];
  if (first < 0 || last < 0) return [];
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => weekdays[(first + step) % 7] as Weekday);
}

/** The times that all kinds of hours have. */
export type Times = Pick<OpeningHours, "timeFrom" | "timeTo">;

/**
 * Returns the opening and closing in minutes from midnight. 00:00 closes at the day's end; over 1440 is the next
 * morning.
 */
export function minutesOf({ timeFrom, timeTo }: Times): { from: number; to: number } {
  const [from, to] = [minutes(timeFrom), minutes(timeTo) || minutesInDay];
  return { from, to: to < from && to <= latestMorning ? to + minutesInDay : to };
}

/** Returns the rows with invalid days, times or order, or with an overlap of an earlier row. */
export function openingHoursProblems(rows: readonly OpeningHours[]): OpeningHoursProblem[] {
  return rows.flatMap((row, index): OpeningHoursProblem[] => {
    const reason =
      rowProblem(row) ?? (rows.slice(0, index).some((earlier) => overlaps(earlier, row)) ? "OVERLAPPING_HOURS" : null);
    return reason === null ? [] : [{ index, reason }];
  });
}

/**
 * Whether a shop is open at a local date and time, including hours that began the evening before; closed at the closing
 * minute.
 */
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

/** Returns the problem of an opening and a closing time; null if there is none. */
export function timesProblem(times: Times): "INVALID_TIME" | "TIME_TO_NOT_AFTER_TIME_FROM" | null {
  if (!openingTimes.includes(times.timeFrom) || !openingTimes.includes(times.timeTo)) return "INVALID_TIME";
  const { from, to } = minutesOf(times);
  return to > from ? null : "TIME_TO_NOT_AFTER_TIME_FROM";
}

/** Returns a date's weekday as the API numbers it. */
export function weekdayOf(day: { dayOfWeek: number }): Weekday {
  return (day.dayOfWeek % 7) as Weekday;
}

function rowProblem(row: OpeningHours): Exclude<OpeningHoursProblem["reason"], "OVERLAPPING_HOURS"> | null {
  return daysOf(row).length === 0 ? "INVALID_DAY" : timesProblem(row);
}

/** Compares in minutes of the week, because Sunday night may extend into Monday. */
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
