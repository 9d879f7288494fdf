/** How often a club's reports are counted at most. */
const leastMs = 5 * 60_000;
/** Counting takes no more than this part of the time: what takes a minute is counted every eight hours. */
const timesItsLength = 500;

/** When a club's reports were counted, and how long that took. */
export interface Counted {
  at: Temporal.Instant;
  tookMs: number;
}

/** Whether a club's reports should be counted again; null: they never were. */
export function isCountDue(last: Counted | null, now: Temporal.Instant): boolean {
  if (last === null) return true;
  return last.at.until(now).total("milliseconds") >= Math.max(leastMs, last.tookMs * timesItsLength);
}
