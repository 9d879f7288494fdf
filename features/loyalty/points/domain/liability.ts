/** What the entries of a month did to the points that expire in a month; both months by their first day. */
export interface MonthChange {
  expiresIn: Temporal.PlainDate;
  month: Temporal.PlainDate;
  points: number;
}

/** Points that can still be used and expire in a month; `share`: how much of them expires if the past repeats itself. */
export interface ExpiringMonth {
  month: Temporal.PlainDate;
  points: number;
  share: number | null;
  /** Points that then expire unused; null where nothing like them has expired yet. */
  likely: number | null;
}

/** How many expired months the past is told by. */
const monthsLooked = 12;

const monthsBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
  (to.year - from.year) * 12 + to.month - from.month;

/**
 * Of points that had so many months left (0: in their last), how much expired unused in the twelve months before this one,
 * 0 to 1. Null where none had. The months a point was in its last count as the end of the month before it.
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
  // What came after that moment is not of those points: no more of a month expires than it had then.
  let [early, end] = [0, 0];
  for (const totals of had.values()) {
    if (totals.early <= 0) continue;
    early += totals.early;
    end += Math.min(Math.max(totals.end, 0), totals.early);
  }
  return early > 0 ? end / early : null;
}

/** What is left, by the month it expires in, with what expires of it if members go on as in the year before. */
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

/** What points cost in öre, at hundredths of an öre each. */
export const costOre = (points: number, costHundredths: number): number => Math.round((points * costHundredths) / 100);
