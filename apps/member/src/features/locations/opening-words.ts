import {
  daysOf,
  isOpenAt,
  minutesOf,
  type OpeningHours,
  opensNext,
  type Weekday,
  weekdays,
} from "@stammis/domain/clubs/opening-hours";

/** What a customer wants to know first: whether it is open now, and until or from when. Null without any hours. */
export type OpenState =
  | { kind: "open"; until: string }
  | { kind: "all-day" }
  | { kind: "opens"; time: string; daysAhead: number; date: string }
  | null;

export function openState(rows: readonly OpeningHours[], local: Temporal.PlainDateTime): OpenState {
  if (isOpenAt(rows, local)) {
    const until = closingMinute(rows, local);
    return until >= 1440 && rowsOf(rows, local).some((row) => minutesOf(row).from === 0)
      ? { kind: "all-day" }
      : { kind: "open", until: clock(until) };
  }
  const next = opensNext(rows, local);
  if (!next) return null;
  const daysAhead = local.toPlainDate().until(next.toPlainDate()).days;
  return { kind: "opens", time: clock(next.hour * 60 + next.minute), daysAhead, date: next.toPlainDate().toString() };
}

/** The hours of a week with neighbouring days that share them put together: "Monday–Friday 8–18". */
export type HoursLine = { from: Weekday; to: Weekday; allDay: boolean; times: { from: string; to: string }[] };

export function hoursLines(rows: readonly OpeningHours[]): HoursLine[] {
  const lines: HoursLine[] = [];
  for (const day of weekdays) {
    const times = rows.filter((row) => daysOf(row).includes(day)).sort((a, b) => minutesOf(a).from - minutesOf(b).from);
    if (times.length === 0) continue;
    const line = {
      from: day,
      to: day,
      allDay: times.some((row) => minutesOf(row).to - minutesOf(row).from >= 1440),
      times: times.map((row) => ({ from: clock(minutesOf(row).from), to: clock(minutesOf(row).to) })),
    };
    const last = lines.at(-1);
    const follows = last && weekdays.indexOf(last.to) + 1 === weekdays.indexOf(day);
    if (last && follows && JSON.stringify(last.times) === JSON.stringify(line.times)) last.to = day;
    else lines.push(line);
  }
  return lines;
}

/** A day of the week as a date of some week, to be named in any language. */
export const dateOfWeekday = (day: Weekday): Date => new Date(Date.UTC(2024, 0, day === 0 ? 7 : day, 12));

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

function rowsOf(rows: readonly OpeningHours[], local: Temporal.PlainDateTime) {
  return rows.filter((row) => daysOf(row).includes((local.dayOfWeek % 7) as Weekday));
}

function closingMinute(rows: readonly OpeningHours[], local: Temporal.PlainDateTime): number {
  const minute = local.hour * 60 + local.minute;
  const open = rowsOf(rows, local).filter((row) => minutesOf(row).from <= minute && minute < minutesOf(row).to);
  return Math.max(...open.map((row) => minutesOf(row).to));
}
