/** Days with points given that make a habit; fewer say nothing. */
export const habitDays = 5;
const timesUsual = 5;
const leastPoints = 1_000;

/** Whether so many points on a day can stand out at all, whatever is usual. */
export const mayStandOut = (points: number): boolean => points >= leastPoints;

/**
 * What somebody usually gives on a day they give points (the median), when today stands out against it; else null. Five
 * times as much stands out, if it is a thousand points at least.
 */
export function outstandingAgainst(todayPoints: number, formerDays: readonly number[]): number | null {
  if (formerDays.length < habitDays || !mayStandOut(todayPoints)) return null;
  const usual = formerDays.toSorted((a, b) => a - b)[Math.floor(formerDays.length / 2)] ?? 0;
  return todayPoints >= usual * timesUsual ? usual : null;
}
