const shownMonths = 12;

/** Pairs each of the last twelve months with the same one a year before, or null if there is none. */
export function yearBeside<Month extends { month: string }>(
  months: readonly Month[],
): { month: Month; before: Month | null }[] {
  return months.slice(-shownMonths).map((month) => {
    const then = Temporal.PlainDate.from(month.month).subtract({ years: 1 }).toString();
    return { month, before: months.find((each) => each.month === then) ?? null };
  });
}

/** Returns the sums of a measure for both years. The earlier one requires every month to exist and be counted. */
export function sumsOf<Month extends { month: string }>(
  pairs: readonly { month: Month; before: Month | null }[],
  measure: (month: Month) => number | null,
): { now: number; before: number | null } {
  const then = pairs.map(({ before }) => before && measure(before));
  const isWhole = pairs.length === shownMonths && then.every((value) => value !== null);
  return {
    now: pairs.reduce((sum, { month }) => sum + (measure(month) ?? 0), 0),
    before: isWhole ? then.reduce((sum: number, value) => sum + (value ?? 0), 0) : null,
  };
}
