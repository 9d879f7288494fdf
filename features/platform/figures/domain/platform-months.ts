const shownMonths = 24;

/** Returns the first displayed month, regardless of the platform's age. */
export const shownSince = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.with({ day: 1 }).subtract({ months: shownMonths - 1 });

/**
 * Returns the months of the platform's figures by their first days, oldest first: twelve months up to this one and the
 * twelve before, from the first club on. `since` is the first club's day, or null.
 */
export function platformMonths(today: Temporal.PlainDate, since: Temporal.PlainDate | null): Temporal.PlainDate[] {
  const present = today.with({ day: 1 });
  const first = (since ?? today).with({ day: 1 });
  return Array.from({ length: shownMonths }, (_, index) =>
    present.subtract({ months: shownMonths - 1 - index }),
  ).filter((month) => Temporal.PlainDate.compare(month, first) >= 0);
}

/** Returns the months to count: those never counted, and this one and the last, which returns still change. */
export function monthsToCount(
  months: readonly Temporal.PlainDate[],
  counted: readonly Temporal.PlainDate[],
): Temporal.PlainDate[] {
  const latest = months.slice(-2);
  return months.filter((month) => latest.includes(month) || !counted.some((each) => each.equals(month)));
}
