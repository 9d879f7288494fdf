import { type PlanPrice, priceOn, type Tariff } from "#features/billing/plans/domain/plan-price.ts";
import type { Subscribing } from "./subscription.ts";

/** A future price change of a company; `was` applies until then. */
export interface ComingPrice {
  from: Temporal.PlainDate;
  was: PlanPrice;
  becomes: PlanPrice;
}

/** Returns a key of a price's amounts: equal prices have the same key. */
export const saysOf = ({ locationOre, membersIncluded, memberOre }: PlanPrice): string =>
  [locationOre, membersIncluded, memberOre].join("/");

const compare = Temporal.PlainDate.compare;

/** Whether a company pays on a day or later. */
const paysFrom = ({ spans }: Pick<Subscribing, "spans">, day: Temporal.PlainDate) =>
  spans.some(({ through }) => through === null || compare(through, day) >= 0);

/**
 * A plan chosen in the trial begins after it, but its price applies at once. So the first plan is treated as always
 * held.
 */
function heldBefore({ plans, prices }: Tariff): Tariff {
  const [first, ...others] = plans.toSorted((one, other) => compare(one.from, other.from));
  return { prices, plans: first ? [{ ...first, from: Temporal.PlainDate.from("0001-01-01") }, ...others] : [] };
}

/**
 * Returns the days after today on which a paying company's price differs from the day before, in order. Either the
 * plan's price changes or the company moves to another plan.
 */
export function comingPrices(
  tariff: Tariff,
  company: Pick<Subscribing, "spans">,
  today: Temporal.PlainDate,
): ComingPrice[] {
  const currentTariff = heldBefore(tariff);
  const days = [...currentTariff.plans, ...currentTariff.prices]
    .map(({ from }) => from)
    .filter((day) => compare(day, today) > 0)
    .toSorted(compare);
  return days.flatMap((from, at) => {
    if (at > 0 && days[at - 1]?.equals(from)) return [];
    const [was, becomes] = [priceOn(currentTariff, from.subtract({ days: 1 })), priceOn(currentTariff, from)];
    if (!was || !becomes || saysOf(was) === saysOf(becomes) || !paysFrom(company, from)) return [];
    return [{ from, was, becomes }];
  });
}
