import { type PlanPrice, priceOn, type Tariff } from "#features/billing/plans/domain/plan-price.ts";
import type { Subscribing } from "./subscription.ts";

/** What a company pays otherwise from a day on; `was`: until then. */
export interface ComingPrice {
  from: Temporal.PlainDate;
  was: PlanPrice;
  becomes: PlanPrice;
}

/** What a price asks, in one word: two that ask the same have the same. */
export const saysOf = ({ locationOre, membersIncluded, memberOre }: PlanPrice): string =>
  [locationOre, membersIncluded, memberOre].join("/");

const compare = Temporal.PlainDate.compare;

/** Whether a company pays on a day, or will later. */
const paysFrom = ({ spans }: Pick<Subscribing, "spans">, day: Temporal.PlainDate) =>
  spans.some(({ through }) => through === null || compare(through, day) >= 0);

/** What is chosen in the trial begins after it, and has its price from the moment it is chosen: as if it had always been held. */
function heldBefore({ plans, prices }: Tariff): Tariff {
  const [first, ...others] = plans.toSorted((one, other) => compare(one.from, other.from));
  return { prices, plans: first ? [{ ...first, from: Temporal.PlainDate.from("0001-01-01") }, ...others] : [] };
}

/**
 * The days after today on which a company that pays by then or later has another price than the day before, the soonest
 * first: its plan's price changes, or it goes over to another plan.
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
