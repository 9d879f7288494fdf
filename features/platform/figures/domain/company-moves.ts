import { type Subscribing, suspendedFrom } from "#features/billing/subscriptions/domain/subscription.ts";

const isIn = (month: Temporal.PlainDate, day: Temporal.PlainDate) =>
  day.year === month.year && day.month === month.month;

/** Returns the periods that were really subscribed. A subscription cancelled before its start has none. */
const begunSpans = ({ spans }: Subscribing) =>
  spans.filter(({ from, through }) => through === null || Temporal.PlainDate.compare(from, through) <= 0);

/** The numbers of companies that began, ended or were suspended in a month. */
export interface CompanyMoves {
  /** Companies whose first subscription began. */
  came: number;
  /** Companies whose latest subscription ended. */
  ended: number;
  /** Companies whose clubs are suspended since then, as known today. */
  suspended: number;
}

/** Counts the changes of all companies in a month up to `today`; future days do not count. `month` is its first day. */
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
