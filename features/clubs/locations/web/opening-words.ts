import { daysOf, minutesOf, type OpeningHours, type Weekday, weekdays } from "../domain/opening-hours.ts";

/** A line of the week's hours, with equal neighbouring days joined: "Monday–Friday 8–18". */
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

/** Returns a date with this weekday, for its name in any language. */
export const dateOfWeekday = (day: Weekday): Date => new Date(Date.UTC(2024, 0, day === 0 ? 7 : day, 12));

/** Formats minutes of the day: midnight is 24:00, more minutes are the next morning. */
function clock(minutes: number): string {
  const minute = minutes > 1440 ? minutes - 1440 : minutes;
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
