import { todayIn } from "#packages/domain/calendar.ts";
import { type ClubClock, chainNow } from "#packages/domain/club/club-clock.ts";

/** The largest distance of a sandbox's clock, in years from the server's own day. */
export const clockYearsAtMost = 10;

/** A target day, or a distance from the day shown to the caller; a repeated request gives the same day. */
export type ClockMove =
  | { moveTo: Temporal.PlainDate }
  | { from: Temporal.PlainDate; days?: number | undefined; months?: number | undefined };

export interface SandboxClock extends ClubClock {
  sandbox: boolean;
  /** An IANA name. */
  timeZone: string;
}

export type ClockVerdict =
  | { ok: true; clockAhead: number }
  | { ok: false; reason: "NOT_A_SANDBOX" | "CLOCK_ONLY_FORWARD" | "CLOCK_TOO_FAR" };

/** Returns a move's target day; months are anniversaries, clamped to the month's last day. */
export function dayOfMove(move: ClockMove): Temporal.PlainDate {
  if ("moveTo" in move) return move.moveTo;
  return move.from.add({ days: move.days ?? 0, months: move.months ?? 0 });
}

/**
 * Returns a sandbox's clock after a move, in seconds ahead; the time of day stays. The current day changes nothing, so
 * a repeated request has no further effect. Refuses an earlier day with CLOCK_ONLY_FORWARD.
 */
export function moveClock(chain: SandboxClock, move: ClockMove, clock: Temporal.Instant): ClockVerdict {
  if (!chain.sandbox) return { ok: false, reason: "NOT_A_SANDBOX" };
  const day = dayOfMove(move);
  const clubTime = chainNow(clock, chain).toZonedDateTimeISO(chain.timeZone);
  const order = Temporal.PlainDate.compare(day, clubTime.toPlainDate());
  if (order < 0) return { ok: false, reason: "CLOCK_ONLY_FORWARD" };
  if (order === 0) return { ok: true, clockAhead: chain.clockAhead };
  const last = todayIn(chain.timeZone, clock).add({ years: clockYearsAtMost });
  if (Temporal.PlainDate.compare(day, last) > 0) return { ok: false, reason: "CLOCK_TOO_FAR" };
  const then = day.toZonedDateTime({ timeZone: chain.timeZone, plainTime: clubTime.toPlainTime() });
  return { ok: true, clockAhead: Math.round(clock.until(then.toInstant()).total("seconds")) };
}

/** Returns the days between the server's day and the club's, in the club's calendar. */
export function daysAhead(chain: Pick<SandboxClock, "clockAhead" | "timeZone">, clock: Temporal.Instant): number {
  const [real, clubDay] = [todayIn(chain.timeZone, clock), todayIn(chain.timeZone, chainNow(clock, chain))];
  return real.until(clubDay, { largestUnit: "days" }).days;
}
