import { todayIn } from "#packages/domain/calendar.ts";
import { isQuietAt, momentOf, type QuietHours, quietUntil } from "./sendout-times.ts";

/** A time of day by a club's clock, and what it goes by. */
export interface DailyTime {
  at: Temporal.PlainTime;
  quiet: QuietHours | null;
  zone: string;
}

/** A time in quiet hours is when they end, on the same day: a greeting is never a day late for them. */
function momentOn(day: Temporal.PlainDate, { at, quiet, zone }: DailyTime): Temporal.Instant {
  return momentOf(day.toPlainDateTime(quiet && isQuietAt(quiet, at) ? quiet.to : at), zone);
}

/** The first moment after now at which the day's members are asked for. */
export function nextAsking(now: Temporal.Instant, time: DailyTime): Temporal.Instant {
  const today = todayIn(time.zone, now);
  const next = momentOn(today, time);
  return Temporal.Instant.compare(next, now) > 0 ? next : momentOn(today.add({ days: 1 }), time);
}

/**
 * Whether the members of today are asked for now, and when those of the next day are. Found late, today's still are while it
 * is that day and nothing is quiet; those of a day that is over are not.
 */
export function askingOf(sendAt: Temporal.Instant, now: Temporal.Instant, time: DailyTime) {
  if (Temporal.Instant.compare(now, sendAt) < 0) return { asks: false, next: sendAt };
  const today = todayIn(time.zone, now);
  const isBefore = Temporal.Instant.compare(now, momentOn(today, time)) < 0;
  if (isBefore || quietUntil(time.quiet, now, time.zone)) return { asks: false, next: nextAsking(now, time) };
  return { asks: true, next: momentOn(today.add({ days: 1 }), time) };
}
