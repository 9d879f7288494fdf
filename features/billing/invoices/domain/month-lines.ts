import { priceOn, type Tariff } from "#features/billing/plans/domain/plan-price.ts";
import type { Span } from "#packages/domain/span.ts";
import type { InvoiceLine } from "./invoice.ts";

/** A point of sale, from the day it was opened until the day before it was closed. */
export interface BilledLocation {
  club: string;
  location: string;
  open: Span;
}

/** What is known of a company when a month of it is charged. */
export interface BilledMonth {
  /** The month's first day. */
  month: Temporal.PlainDate;
  /** When the company subscribed; spans do not overlap. */
  subscribed: readonly Span[];
  /** A day without a price costs nothing. */
  tariff: Tariff;
  locations: readonly BilledLocation[];
  /** Members on the month's last day that was subscribed. */
  members: number;
  vatPermille: number;
}

const isWithin = (day: Temporal.PlainDate, { from, through }: Span) =>
  Temporal.PlainDate.compare(from, day) <= 0 && (through === null || Temporal.PlainDate.compare(day, through) <= 0);

const daysOf = (month: Temporal.PlainDate) =>
  Array.from({ length: month.daysInMonth }, (_, day) => month.with({ day: 1 }).add({ days: day }));

/** A month's part, half an öre upwards: rounded once, so that no order of changes gains or loses anything. */
const partOf = (sumOfDays: number, daysInMonth: number) =>
  Math.floor((2 * sumOfDays + daysInMonth) / (2 * daysInMonth));

/**
 * A month's lines, to the öre: one for each point of sale that was open on a subscribed day, and one for members beyond those
 * included. Each day costs its part of the month at the price of that day.
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

/** Members beyond those included are counted once, at the end, and paid for by the day as points of sale are. */
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
