/** The change during `month` in the points that expire in `expiresIn`. Both months are given by their first day. */
export interface MonthChange {
  expiresIn: Temporal.PlainDate;
  month: Temporal.PlainDate;
  points: number;
}

/** Usable points that expire in a month; `share`: the part of them that expires if the past repeats. */
export interface ExpiringMonth {
  month: Temporal.PlainDate;
  points: number;
  share: number | null;
  /** The forecast number of points that expire unused in the month; null if no comparable points have expired yet. */
  likely: number | null;
}

/** The number of past months whose expired points are compared. */
const monthsLooked = 12;

const monthsBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
  (to.year - from.year) * 12 + to.month - from.month;

/**
 * Returns the share (0 to 1) of points with `monthsLeft` months left (0: their last month) that expired unused in the
 * past twelve months; null if there were none. A point's last month counts from the end of the month before.
 */
export function expiredShare(
  changes: readonly MonthChange[],
  thisMonth: Temporal.PlainDate,
  monthsLeft: number,
): number | null {
  const ahead = Math.max(monthsLeft, 1);
  const had = new Map<number, { early: number; end: number }>();
  for (const { expiresIn, month, points } of changes) {
    const ago = monthsBetween(expiresIn, thisMonth);
    if (ago < 1 || ago > monthsLooked) continue;
    const totals = had.get(ago) ?? { early: 0, end: 0 };
    had.set(ago, totals);
    if (monthsBetween(month, expiresIn) >= ahead) totals.early += points;
    totals.end += points;
  }
  // Points added later are left out: a month cannot expire more points than it had `monthsLeft` months before.
  let [early, end] = [0, 0];
  for (const totals of had.values()) {
    if (totals.early <= 0) continue;
    early += totals.early;
    end += Math.min(Math.max(totals.end, 0), totals.early);
  }
  return early > 0 ? end / early : null;
}

/** Forecasts the expiry of points left, by month, if members behave as in the past year. */
export function forecastExpiry(
  remainingMonths: readonly { month: Temporal.PlainDate; points: number }[],
  changes: readonly MonthChange[],
  today: Temporal.PlainDate,
): ExpiringMonth[] {
  const thisMonth = today.with({ day: 1 });
  return remainingMonths.map(({ month, points }) => {
    const share = expiredShare(changes, thisMonth, monthsBetween(thisMonth, month));
    return { month, points, share, likely: share === null ? null : Math.round(points * share) };
  });
}

/** Returns the cost of points in öre; the cost per point is in hundredths of an öre. */
export const costOre = (points: number, costHundredths: number): number => Math.round((points * costHundredths) / 100);
