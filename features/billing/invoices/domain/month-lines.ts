import { priceOn, type Tariff } from "#features/billing/plans/domain/plan-price.ts";
import type { Span } from "#packages/domain/span.ts";
import type { InvoiceLine } from "./invoice.ts";

/** A point of sale, from its opening day until the day before it closed. */
export interface BilledLocation {
  club: string;
  location: string;
  open: Span;
}

/** The facts about a company that decide a month's invoice. */
export interface BilledMonth {
  /** The month's first day. */
  month: Temporal.PlainDate;
  /** The subscribed periods, which do not overlap. */
  subscribed: readonly Span[];
  /** A day without a price costs nothing. */
  tariff: Tariff;
  locations: readonly BilledLocation[];
  /** The number of members on the last subscribed day of the month. */
  members: number;
  vatPermille: number;
}

const isWithin = (day: Temporal.PlainDate, { from, through }: Span) =>
  Temporal.PlainDate.compare(from, day) <= 0 && (through === null || Temporal.PlainDate.compare(day, through) <= 0);

const daysOf = (month: Temporal.PlainDate) =>
  Array.from({ length: month.daysInMonth }, (_, day) => month.with({ day: 1 }).add({ days: day }));

/**
 * Returns the sum of daily prices divided by the days of the month, in öre; half an öre is rounded up. Rounding only
 * once keeps the sum independent of changes within the month.
 */
const partOf = (sumOfDays: number, daysInMonth: number) =>
  Math.floor((2 * sumOfDays + daysInMonth) / (2 * daysInMonth));

/**
 * Returns a month's lines to the öre: one per point of sale open on a subscribed day, one for members beyond the
 * included ones. Each day costs its share of the month at that day's price.
 */
export function monthLines(billed: BilledMonth): InvoiceLine[] {
  const { month, subscribed, tariff, locations, members, vatPermille } = billed;
  const { daysInMonth } = month;
  const days = daysOf(month).filter((day) => subscribed.some((span) => isWithin(day, span)));
  const charged = locations.flatMap(({ club, location, open }): InvoiceLine[] => {
    const openDays = days.filter((day) => isWithin(day, open));
    if (openDays.length === 0) return [];
    const ore = openDays.reduce((sum, day) => sum + (priceOn(tariff, day)?.locationOre ?? 0), 0);
    const what = { kind: "LOCATION", club, location, days: openDays.length, daysInMonth } as const;
    return [{ for: what, netOre: partOf(ore, daysInMonth), vatPermille }];
  });
  return [...charged, ...membersBeyond({ ...billed, days, members })];
}

/** Members beyond the included ones are counted once, at the end, and charged by the day like points of sale. */
function membersBeyond({
  days,
  members,
  ...billed
}: BilledMonth & { days: readonly Temporal.PlainDate[] }): InvoiceLine[] {
  const last = days.at(-1);
  const { daysInMonth } = billed.month;
  if (!last) return [];
  const open = billed.locations.filter(({ open }) => isWithin(last, open)).length;
  const included = open * (priceOn(billed.tariff, last)?.membersIncluded ?? 0);
  const beyond = Math.max(0, members - included);
  const ore = days.reduce((sum, day) => sum + beyond * (priceOn(billed.tariff, day)?.memberOre ?? 0), 0);
  if (ore === 0) return [];
  const what = { kind: "MEMBERS", members: beyond, included, days: days.length, daysInMonth } as const;
  return [{ for: what, netOre: partOf(ore, daysInMonth), vatPermille: billed.vatPermille }];
}
