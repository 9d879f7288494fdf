/** What a plan costs from a day on, in öre a month without VAT. Spec §9: price a month and point of sale, members included. */
export interface PlanPrice {
  planId: number;
  from: Temporal.PlainDate;
  /** One point of sale. */
  locationOre: number;
  /** Members included for each point of sale. */
  membersIncluded: number;
  /** A member beyond those. */
  memberOre: number;
}

/** Which plan a company has, from a day on. */
export interface ChosenPlan {
  planId: number;
  from: Temporal.PlainDate;
}

/** What decides a company's price: the plans it has had, and their prices; in any order. */
export interface Tariff {
  plans: readonly ChosenPlan[];
  prices: readonly PlanPrice[];
}

/** Of what begins on a day, the latest that has begun by another. */
function latestOn<Begins extends { from: Temporal.PlainDate }>(all: readonly Begins[], day: Temporal.PlainDate) {
  const begun = all.filter(({ from }) => Temporal.PlainDate.compare(from, day) <= 0);
  return begun.toSorted((a, b) => Temporal.PlainDate.compare(a.from, b.from)).at(-1) ?? null;
}

/** The plan a company has on a day; null before its first. */
export const planOn = ({ plans }: Pick<Tariff, "plans">, day: Temporal.PlainDate): ChosenPlan | null =>
  latestOn(plans, day);

/** Planned changes that a plan given from a day on replaces: those that begin later. */
export const plansReplacedFrom = <Plan extends Pick<ChosenPlan, "from">>(
  plans: readonly Plan[],
  day: Temporal.PlainDate,
): Plan[] => plans.filter(({ from }) => Temporal.PlainDate.compare(from, day) > 0);

/** The price that holds for a company on a day; null while it has no plan, or its plan no price. */
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
