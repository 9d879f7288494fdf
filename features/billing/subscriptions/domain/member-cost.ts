import type { PlanPrice } from "#features/billing/plans/domain/plan-price.ts";

/** What new members change in a month's price, in öre without VAT. */
export interface MemberCost {
  /** Members included in the price of the open points of sale. */
  included: number;
  /** Members beyond those, once the new ones have joined. */
  beyond: number;
  /** What the new members add to a month. */
  addedOre: number;
}

/** What more members add to a month's price. Spec §9: a number of members is included for each point of sale. */
export function costOfMoreMembers(
  price: Pick<PlanPrice, "membersIncluded" | "memberOre">,
  { locations, members, more }: { locations: number; members: number; more: number },
): MemberCost {
  const included = locations * price.membersIncluded;
  const [before, beyond] = [members, members + more].map((count) => Math.max(0, count - included)) as [number, number];
  return { included, beyond, addedOre: (beyond - before) * price.memberOre };
}
