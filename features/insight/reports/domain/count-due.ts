/** The shortest interval between two counts of a club, in milliseconds. */
const leastMs = 5 * 60_000;
/**
 * The shortest interval between two counts, as a multiple of the last count's duration: a count of one minute runs
 * about every eight hours.
 */
const timesItsLength = 500;

/** The time and duration of a club's last count. */
export interface Counted {
  at: Temporal.Instant;
  tookMs: number;
  /** The club's day at the count; null if an earlier release counted. */
  day: Temporal.PlainDate | null;
  /** Whether nothing changed since the count before. If so, transactions open at that count are included. */
  isSettled: boolean;
}

/** The facts at the moment of a possible count. */
export interface CountMoment {
  now: Temporal.Instant;
  /** The club's day. */
  today: Temporal.PlainDate;
  hasChanged: boolean;
}

/**
 * Whether a club's reports are due for a count; `last` is null before the first. An unchanged club is counted once a
 * day.
 */
export function isCountDue(last: Counted | null, { now, today, hasChanged }: CountMoment): boolean {
  if (last === null) return true;
  const rested = last.at.until(now).total("milliseconds") >= Math.max(leastMs, last.tookMs * timesItsLength);
  return rested && (hasChanged || !last.isSettled || !last.day?.equals(today));
}
