import type { PlanPrice } from "#features/billing/plans/domain/plan-price.ts";

/** The change in a month's price by new members, in öre without VAT. */
export interface MemberCost {
  /** Members included in the price of the open points of sale. */
  included: number;
  /** Members beyond the included ones after the new ones have joined. */
  beyond: number;
  /** The monthly cost of the new members. */
  addedOre: number;
}

/** Returns the monthly cost of more members. Spec §9: each point of sale includes a number of members. */
export function costOfMoreMembers(
  price: Pick<PlanPrice, "membersIncluded" | "memberOre">,
  { locations, members, more }: { locations: number; members: number; more: number },
): MemberCost {
  const included = locations * price.membersIncluded;
  const [before, beyond] = [members, members + more].map((count) => Math.max(0, count - included)) as [number, number];
  return { included, beyond, addedOre: (beyond - before) * price.memberOre };
}
