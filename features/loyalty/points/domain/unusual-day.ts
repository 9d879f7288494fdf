/** The number of days with points given that are needed for a comparison. */
export const habitDays = 5;
const timesUsual = 5;
const leastPoints = 1_000;

/** Whether the points of a day are enough to be unusual at all. */
export const mayStandOut = (points: number): boolean => points >= leastPoints;

/**
 * Returns a person's usual points per day (the median) if today is unusual: five times as many, and at least a
 * thousand. Otherwise null.
 */
export function outstandingAgainst(todayPoints: number, formerDays: readonly number[]): number | null {
  if (formerDays.length < habitDays || !mayStandOut(todayPoints)) return null;
  const usual = formerDays.toSorted((a, b) => a - b)[Math.floor(formerDays.length / 2)] ?? 0;
  return todayPoints >= usual * timesUsual ? usual : null;
}
