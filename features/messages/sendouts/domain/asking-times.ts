import { todayIn } from "#packages/domain/calendar.ts";
import { isQuietAt, momentOf, type QuietHours, quietUntil } from "./sendout-times.ts";

/** A time of day by a club's clock, with its zone and quiet hours. */
export interface DailyTime {
  at: Temporal.PlainTime;
  quiet: QuietHours | null;
  zone: string;
}

/**
 * Returns the time of a run. A time in quiet hours moves to their end on the same day, so that a greeting is never a
 * day late.
 */
function momentOn(day: Temporal.PlainDate, { at, quiet, zone }: DailyTime): Temporal.Instant {
  return momentOf(day.toPlainDateTime(quiet && isQuietAt(quiet, at) ? quiet.to : at), zone);
}

/** Returns the next time of a run after now. */
export function nextAsking(now: Temporal.Instant, time: DailyTime): Temporal.Instant {
  const today = todayIn(time.zone, now);
  const next = momentOn(today, time);
  return Temporal.Instant.compare(next, now) > 0 ? next : momentOn(today.add({ days: 1 }), time);
}

/**
 * Returns whether today's run takes place now, and the time of the next one. A delayed run still takes place the same
 * day outside quiet hours, but never for a day that is over.
 */
export function askingOf(sendAt: Temporal.Instant, now: Temporal.Instant, time: DailyTime) {
  if (Temporal.Instant.compare(now, sendAt) < 0) return { asks: false, next: sendAt };
  const today = todayIn(time.zone, now);
  const isBefore = Temporal.Instant.compare(now, momentOn(today, time)) < 0;
  if (isBefore || quietUntil(time.quiet, now, time.zone)) return { asks: false, next: nextAsking(now, time) };
  return { asks: true, next: momentOn(today.add({ days: 1 }), time) };
}
