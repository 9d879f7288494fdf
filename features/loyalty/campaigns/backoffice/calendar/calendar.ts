/** The period that a calendar shows. */
export type CalendarView = "month" | "quarter";
export type Period = { from: Temporal.PlainDate; until: Temporal.PlainDate };

const months = { month: 1, quarter: 3 } as const;

/** Returns the month or quarter of a day. */
export function periodOf(view: CalendarView, day: Temporal.PlainDate): Period {
  const first = day.with({ day: 1 }).subtract({ months: (day.month - 1) % months[view] });
  return { from: first, until: first.add({ months: months[view] }).subtract({ days: 1 }) };
}

/** Returns the first day of the previous (-1) or next (1) period. */
export const stepped = (view: CalendarView, { from }: Period, by: -1 | 1): Temporal.PlainDate =>
  from.add({ months: months[view] * by });

const daysFrom = (from: Temporal.PlainDate, to: Temporal.PlainDate) => from.until(to, { largestUnit: "days" }).days;

/** Returns the start of a day as a share of the period; below 0 or above 1 outside it. */
export function shareOf(day: Temporal.PlainDate, { from, until }: Period): number {
  return daysFrom(from, day) / (daysFrom(from, until) + 1);
}

export type Days = { startDate: string | null; endDate: string | null };
export type Bar = {
  from: number;
  to: number;
  /** `before`: the campaign begins before the shown period. `after`: it continues after the period. */
  before: boolean;
  after: boolean;
};

/** Returns the part of the shown period in which the campaign runs; null if it does not run then. */
export function barOf({ startDate, endDate }: Days, period: Period): Bar | null {
  const from = startDate === null ? Number.NEGATIVE_INFINITY : shareOf(Temporal.PlainDate.from(startDate), period);
  const to =
    endDate === null ? Number.POSITIVE_INFINITY : shareOf(Temporal.PlainDate.from(endDate).add({ days: 1 }), period);
  if (to <= 0 || from >= 1) return null;
  return { from: Math.max(0, from), to: Math.min(1, to), before: from < 0, after: to > 1 };
}

/** Returns the headings with their shares of the period: months, or weeks from Monday in a month. */
export function marksOf(view: CalendarView, period: Period): { from: Temporal.PlainDate; share: number }[] {
  const starts: Temporal.PlainDate[] = [];
  const next = (day: Temporal.PlainDate) =>
    view === "quarter" ? day.add({ months: 1 }) : day.add({ days: 8 - day.dayOfWeek });
  for (let day = period.from; Temporal.PlainDate.compare(day, period.until) <= 0; day = next(day)) starts.push(day);
  return starts.map((from, index) => ({
    from,
    share:
      (index + 1 < starts.length ? shareOf(starts[index + 1] as Temporal.PlainDate, period) : 1) -
      shareOf(from, period),
  }));
}
