/**
 * A plan's price from a day on, in öre a month without VAT. Spec §9: a monthly price per point of sale, with members
 * included.
 */
export interface PlanPrice {
  planId: number;
  from: Temporal.PlainDate;
  /** The monthly price of one point of sale. */
  locationOre: number;
  /** Members included for each point of sale. */
  membersIncluded: number;
  /** The monthly price of each member beyond the included ones. */
  memberOre: number;
}

/** A company's plan from a day on. */
export interface ChosenPlan {
  planId: number;
  from: Temporal.PlainDate;
}

/** The plans a company has had and their prices, in any order. Together they determine its price. */
export interface Tariff {
  plans: readonly ChosenPlan[];
  prices: readonly PlanPrice[];
}

/** Returns the latest item that begins on or before a day. */
function latestOn<Begins extends { from: Temporal.PlainDate }>(all: readonly Begins[], day: Temporal.PlainDate) {
  const begun = all.filter(({ from }) => Temporal.PlainDate.compare(from, day) <= 0);
  return begun.toSorted((a, b) => Temporal.PlainDate.compare(a.from, b.from)).at(-1) ?? null;
}

/** Returns a company's plan on a day, or null before its first. */
export const planOn = ({ plans }: Pick<Tariff, "plans">, day: Temporal.PlainDate): ChosenPlan | null =>
  latestOn(plans, day);

/** Returns the planned changes that begin after a day, which a plan given from that day replaces. */
export const plansReplacedFrom = <Plan extends Pick<ChosenPlan, "from">>(
  plans: readonly Plan[],
  day: Temporal.PlainDate,
): Plan[] => plans.filter(({ from }) => Temporal.PlainDate.compare(from, day) > 0);

/** Returns a company's price on a day, or null without a plan or without a price. */
export function priceOn(tariff: Tariff, day: Temporal.PlainDate): PlanPrice | null {
  const plan = planOn(tariff, day);
  return (
    plan &&
    latestOn(
      tariff.prices.filter(({ planId }) => planId === plan.planId),
      day,
    )
  );
}
