import type { ConditionDefinitions } from "./condition-definitions.ts";
import type { BoughtFacts } from "./member-facts.ts";
import type { Period } from "./selection.ts";
import { daysOfPeriod, isFromThrough } from "./selection-days.ts";

/** The maximum number of purchases and kronor, and the longest time since a purchase. */
export const purchasesMax = 10_000;
export const kronorMax = 10_000_000;
export const sinceDaysMax = 3650;
export const boughtLatelyMonthsMax = 120;

const within = ({ min, max }: { min: number | null; max: number | null }, value: number) =>
  value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);

/** Returns the purchases of a period, at some points of sale or (none) at any. */
function boughtIn(
  purchases: readonly BoughtFacts[],
  { locationIds, period }: { locationIds: readonly number[]; period: Period },
  today: Temporal.PlainDate,
): BoughtFacts[] {
  const days = daysOfPeriod(period, today);
  const isThere = ({ locationId }: BoughtFacts) => locationIds.length === 0 || locationIds.includes(locationId);
  return purchases.filter((each) => isThere(each) && isFromThrough(each.on, days));
}

const latestOf = (purchases: readonly BoughtFacts[]): Temporal.PlainDate | null =>
  purchases
    .map(({ on }) => on)
    .toSorted(Temporal.PlainDate.compare)
    .at(-1) ?? null;

const locations = { is: "things", key: "locationIds", of: "location" } as const;

/** Conditions on purchases: which, where, when and how often. */
export const aboutPurchases = {
  PURCHASED_AT: {
    fields: [{ ...locations, atLeast: 1 }, { is: "period" }],
    meets: (condition, { purchases }, today) => boughtIn(purchases, condition, today).length > 0,
  },
  PURCHASES: {
    fields: [{ is: "range", low: 0, high: purchasesMax }, { ...locations, atLeast: 0 }, { is: "period" }],
    meets: (condition, { purchases }, today) => within(condition, boughtIn(purchases, condition, today).length),
  },
  AMOUNT: {
    fields: [{ is: "range", low: 0, high: kronorMax }, { ...locations, atLeast: 0 }, { is: "period" }],
    meets: (condition, { purchases }, today) =>
      within(condition, boughtIn(purchases, condition, today).reduce((sum, { ore }) => sum + ore, 0) / 100),
  },
  LATEST_PURCHASE: {
    fields: [{ is: "dates" }],
    meets({ from, to }, { purchases }) {
      const latest = latestOf(purchases);
      const [first, last] = [from, to].map((each) => (each === null ? null : Temporal.PlainDate.from(each)));
      return latest !== null && isFromThrough(latest, { first: first ?? null, last: last ?? null });
    },
  },
  DAYS_SINCE_PURCHASE: {
    fields: [{ is: "range", low: 0, high: sinceDaysMax }],
    meets(condition, { purchases }, today) {
      const latest = latestOf(purchases);
      return latest !== null && within(condition, latest.until(today).days);
    },
  },
  BOUGHT_LATELY: {
    fields: [{ is: "number", key: "months", low: 1, high: boughtLatelyMonthsMax }, { is: "has" }],
    meets({ months, has }, { purchases }, today) {
      const latest = latestOf(purchases);
      const isLately = latest !== null && Temporal.PlainDate.compare(latest, today.subtract({ months })) > 0;
      return isLately === has;
    },
  },
  CATEGORY: {
    fields: [{ is: "things", key: "categoryIds", of: "category", atLeast: 1 }, { is: "period" }, { is: "has" }],
    meets({ categoryIds, period, has }, { purchases }, today) {
      const bought = boughtIn(purchases, { locationIds: [], period }, today);
      return bought.some((each) => each.categoryIds.some((id) => categoryIds.includes(id))) === has;
    },
  },
  CAMPAIGN: {
    fields: [{ is: "things", key: "campaignIds", of: "campaign", atLeast: 1 }, { is: "period" }, { is: "has" }],
    meets({ campaignIds, period, has }, { purchases }, today) {
      const bought = boughtIn(purchases, { locationIds: [], period }, today);
      return bought.some((each) => each.campaignIds.some((id) => campaignIds.includes(id))) === has;
    },
  },
} satisfies Partial<ConditionDefinitions>;
