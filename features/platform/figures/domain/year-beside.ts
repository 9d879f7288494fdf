const shownMonths = 12;

/** The year that ends with the latest month, each month with the same one a year before; null where there was none yet. */
export function yearBeside<Month extends { month: string }>(
  months: readonly Month[],
): { month: Month; before: Month | null }[] {
  return months.slice(-shownMonths).map((month) => {
    const then = Temporal.PlainDate.from(month.month).subtract({ years: 1 }).toString();
    return { month, before: months.find((each) => each.month === then) ?? null };
  });
}

/** What a measure of both years comes to; of the year before only if each of its months was there and counted. */
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
