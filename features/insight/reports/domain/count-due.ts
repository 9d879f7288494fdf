/** How often a club's reports are counted at most. */
const leastMs = 5 * 60_000;
/** Counting takes no more than this part of the time: what takes a minute is counted every eight hours. */
const timesItsLength = 500;

/** When a club's reports were counted, and how long that took. */
export interface Counted {
  at: Temporal.Instant;
  tookMs: number;
  /** The club's day then; null: counted by an earlier release, which did not note it. */
  day: Temporal.PlainDate | null;
  /** Whether nothing had changed since the count before: an act that was under way then is counted by now. */
  isSettled: boolean;
}

/** What a club looks like when it may be counted. */
export interface CountMoment {
  now: Temporal.Instant;
  /** The club's day. */
  today: Temporal.PlainDate;
  hasChanged: boolean;
}

/** Whether a club's reports should be counted again; null: they never were. A club at rest is counted once a day. */
export function isCountDue(last: Counted | null, { now, today, hasChanged }: CountMoment): boolean {
  if (last === null) return true;
  const rested = last.at.until(now).total("milliseconds") >= Math.max(leastMs, last.tookMs * timesItsLength);
  return rested && (hasChanged || !last.isSettled || !last.day?.equals(today));
}
