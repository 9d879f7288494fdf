/** The days of a report, first and last included. */
export interface Period {
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

/** The periods of a report: the current month, quarter and year so far, last month, and own dates. */
export const periodNames = ["month", "last-month", "quarter", "year", "own"] as const;
export type PeriodName = (typeof periodNames)[number];

/** The maximum length of own dates in days: three years. */
export const longestPeriodDays = 1096;

const months = { month: 1, "last-month": 1, quarter: 3, year: 12 } as const;

const lastOfMonth = (day: Temporal.PlainDate) => day.with({ day: day.daysInMonth });
const isLastOfMonth = (day: Temporal.PlainDate) => day.day === day.daysInMonth;

/** Returns the days of a named period. */
export function periodOf(name: Exclude<PeriodName, "own">, today: Temporal.PlainDate): Period {
  const first = today.with({ day: 1 });
  if (name === "month") return { from: first, to: today };
  if (name === "last-month") {
    const from = first.subtract({ months: 1 });
    return { from, to: lastOfMonth(from) };
  }
  if (name === "year") return { from: first.with({ month: 1 }), to: today };
  return { from: first.subtract({ months: (today.month - 1) % 3 }), to: today };
}

export const daysOf = ({ from, to }: Period): number => from.until(to).days + 1;

/** Moves a period back by months. A period that ends with a month still does. */
function monthsEarlier({ from, to }: Period, count: number): Period {
  const end = to.subtract({ months: count });
  return { from: from.subtract({ months: count }), to: isLastOfMonth(to) ? lastOfMonth(end) : end };
}

/**
 * Returns the period to compare with: the same part of the month, quarter or year before. Own dates move back by months
 * if complete, otherwise by days, and end where the period begins.
 */
export function periodBefore(name: PeriodName, period: Period): Period {
  if (name !== "own") return monthsEarlier(period, months[name]);
  const { from, to } = period;
  if (from.day === 1 && isLastOfMonth(to))
    return monthsEarlier(period, (to.year - from.year) * 12 + to.month - from.month + 1);
  const days = daysOf(period);
  return { from: from.subtract({ days }), to: from.subtract({ days: 1 }) };
}

/** Returns the same days a year earlier. */
export const yearBefore = (period: Period): Period => monthsEarlier(period, 12);

export const bucketNames = ["DAY", "WEEK", "MONTH"] as const;
export type BucketName = (typeof bucketNames)[number];

/** Returns the unit of a period's chart: days up to a month, weeks up to half a year, otherwise months. */
export function bucketOf(period: Period): BucketName {
  const days = daysOf(period);
  if (days <= 31) return "DAY";
  return days <= 184 ? "WEEK" : "MONTH";
}

function startOf(day: Temporal.PlainDate, bucket: BucketName): Temporal.PlainDate {
  if (bucket === "DAY") return day;
  return bucket === "MONTH" ? day.with({ day: 1 }) : day.subtract({ days: day.dayOfWeek - 1 });
}

/** Returns a period's days, weeks (from Monday) or months in order; the first and last may be partial. */
export function bucketsOf(period: Period): Period[] {
  const bucket = bucketOf(period);
  const step = bucket === "MONTH" ? { months: 1 } : { days: bucket === "WEEK" ? 7 : 1 };
  const all: Period[] = [];
  for (let { from } = period; Temporal.PlainDate.compare(from, period.to) <= 0; ) {
    const next = startOf(from, bucket).add(step);
    const end = next.subtract({ days: 1 });
    all.push({ from, to: Temporal.PlainDate.compare(end, period.to) < 0 ? end : period.to });
    from = next;
  }
  return all;
}

export const isWithin = ({ from, to }: Period, day: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(day, from) >= 0 && Temporal.PlainDate.compare(day, to) <= 0;
