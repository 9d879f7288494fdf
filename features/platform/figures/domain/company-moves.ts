import { type Subscribing, suspendedFrom } from "#features/billing/subscriptions/domain/subscription.ts";

const isIn = (month: Temporal.PlainDate, day: Temporal.PlainDate) =>
  day.year === month.year && day.month === month.month;

/** Days that were subscribed at all: one left before it began never was. */
const begunSpans = ({ spans }: Subscribing) =>
  spans.filter(({ from, through }) => through === null || Temporal.PlainDate.compare(from, through) <= 0);

/** How companies came and went in a month. */
export interface CompanyMoves {
  /** Their first subscription began. */
  came: number;
  /** The last day of their latest subscription. */
  ended: number;
  /** What their clubs publish has been suspended since, as things stand today. */
  suspended: number;
}

/** Of all companies, what happened in a month by `today`; a day to come has not happened. `month`: its first day. */
export function companyMoves(
  companies: readonly Subscribing[],
  month: Temporal.PlainDate,
  today: Temporal.PlainDate,
): CompanyMoves {
  const happened = (day: Temporal.PlainDate | null | undefined) =>
    day != null && isIn(month, day) && Temporal.PlainDate.compare(day, today) <= 0;
  const counted = (dayOf: (company: Subscribing) => Temporal.PlainDate | null | undefined) =>
    companies.filter((company) => happened(dayOf(company))).length;
  return {
    came: counted((company) => begunSpans(company)[0]?.from),
    ended: counted((company) => begunSpans(company).at(-1)?.through),
    suspended: counted(suspendedFrom),
  };
}
