const shownMonths = 24;

/** The first day of the months that are shown, however young the platform is. */
export const shownSince = (today: Temporal.PlainDate): Temporal.PlainDate =>
  today.with({ day: 1 }).subtract({ months: shownMonths - 1 });

/**
 * The months that the platform's figures show, by their first days, the oldest first: a year with this month and the year
 * before it, as far back as the platform has had clubs. `since`: when the first was opened; null: none yet.
 */
export function platformMonths(today: Temporal.PlainDate, since: Temporal.PlainDate | null): Temporal.PlainDate[] {
  const present = today.with({ day: 1 });
  const first = (since ?? today).with({ day: 1 });
  return Array.from({ length: shownMonths }, (_, index) =>
    present.subtract({ months: shownMonths - 1 - index }),
  ).filter((month) => Temporal.PlainDate.compare(month, first) >= 0);
}

/** Which of them are to be counted: those never counted, and this one and the last, in which returns still change days. */
export function monthsToCount(
  months: readonly Temporal.PlainDate[],
  counted: readonly Temporal.PlainDate[],
): Temporal.PlainDate[] {
  const latest = months.slice(-2);
  return months.filter((month) => latest.includes(month) || !counted.some((each) => each.equals(month)));
}
