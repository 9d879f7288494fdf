import {
  daysOf,
  minutesOf,
  type OpeningHours,
  openingTimes,
  type Weekday,
  weekdays,
} from "../../domain/opening-hours.ts";

/** Closing times; a day may end at midnight, which comes last. */
export const closingTimes: readonly string[] = [...openingTimes.slice(1), "00:00"];

const firstRow: OpeningHours = { dayFrom: 1, dayTo: 5, timeFrom: "09:00", timeTo: "18:00" };
const usualTimes = { timeFrom: "10:00", timeTo: "15:00" };

/**
 * Returns a row to add: the first days without hours, with the times of `like` if a row is copied. If every day has
 * hours: later hours on the days of the copied (or last) row.
 */
export function nextRow(rows: readonly OpeningHours[], like?: OpeningHours): OpeningHours {
  if (rows.length === 0) return firstRow;
  const taken = new Set(rows.flatMap(daysOf));
  const days = like ? freeAfter(like, taken) : firstFree(taken);
  const first = days[0];
  const times = like ? { timeFrom: like.timeFrom, timeTo: like.timeTo } : usualTimes;
  if (first === undefined) return laterThatDay(like ?? rows[rows.length - 1] ?? firstRow);
  const last = days[days.length - 1];
  return { dayFrom: first, dayTo: last === first ? null : (last ?? null), ...times };
}

export const workingDays: readonly Weekday[] = [1, 2, 3, 4, 5];

/** Returns the week in which these days have the hours of a row's first day instead of their own. */
export function spreadHours(
  rows: readonly OpeningHours[],
  like: OpeningHours,
  days: readonly Weekday[],
): OpeningHours[] {
  const source = like.dayFrom as Weekday;
  const copied = rows
    .filter((row) => daysOf(row).includes(source))
    .flatMap(({ timeFrom, timeTo }) => runsOf(days).map((run) => ({ ...run, timeFrom, timeTo })));
  const others = rows.flatMap(({ timeFrom, timeTo, ...row }) =>
    runsOf(daysOf({ ...row, timeFrom, timeTo }).filter((day) => !days.includes(day))).map((run) => ({
      ...run,
      timeFrom,
      timeTo,
    })),
  );
  return [...copied, ...others].toSorted(
    (a, b) => weekdays.indexOf(a.dayFrom as Weekday) - weekdays.indexOf(b.dayFrom as Weekday),
  );
}

/** Groups days into ranges of consecutive days. */
function runsOf(days: readonly Weekday[]): Pick<OpeningHours, "dayFrom" | "dayTo">[] {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((each) => days.includes(each))) {
    const last = runs.at(-1);
    const previous = last?.at(-1);
    if (last && previous !== undefined && weekdays.indexOf(previous) + 1 === weekdays.indexOf(day)) last.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => ({ dayFrom: run[0] as Weekday, dayTo: run.length > 1 ? (run.at(-1) as Weekday) : null }));
}

/** Returns the first range of days without hours, in the order of a week. */
function firstFree(taken: ReadonlySet<Weekday>): Weekday[] {
  const start = weekdays.findIndex((day) => !taken.has(day));
  if (start < 0) return [];
  const remainingDays = weekdays.slice(start);
  const end = remainingDays.findIndex((day) => taken.has(day));
  return end < 0 ? remainingDays : remainingDays.slice(0, end);
}

/** Returns the first free day after the copied row's last, across the end of the week. */
function freeAfter(row: OpeningHours, taken: ReadonlySet<Weekday>): Weekday[] {
  const from = weekdays.indexOf((row.dayTo ?? row.dayFrom) as Weekday);
  const day = weekdays.map((_, step) => weekdays[(from + 1 + step) % 7] as Weekday).find((each) => !taken.has(each));
  return day === undefined ? [] : [day];
}

function laterThatDay(row: OpeningHours): OpeningHours {
  const { to } = minutesOf(row);
  const start = Math.min(to + 60, 23 * 60);
  return { dayFrom: row.dayFrom, dayTo: row.dayTo ?? null, timeFrom: timeAt(start), timeTo: timeAt(start + 60) };
}

function timeAt(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${part(Math.floor(minutes / 60) % 24)}:${part(minutes % 60)}`;
}

/** Consecutive days with the same hours; no times: closed. */
export type WeekLine = { days: Weekday[]; times: string[] };

/**
 * Returns the week from Monday in readable lines: "måndag–fredag 09:00–18:00", "lördag 10:00–15:00", "söndag stängt".
 */
export function weekLines(rows: readonly OpeningHours[]): WeekLine[] {
  const lines: WeekLine[] = [];
  for (const day of weekdays) {
    const times = rows
      .filter((row) => daysOf(row).includes(day))
      .sort((a, b) => minutesOf(a).from - minutesOf(b).from)
      .map(({ timeFrom, timeTo }) => `${timeFrom}–${timeTo}`);
    const previous = lines.at(-1);
    if (previous && previous.times.join() === times.join()) previous.days.push(day);
    else lines.push({ days: [day], times });
  }
  return lines;
}
