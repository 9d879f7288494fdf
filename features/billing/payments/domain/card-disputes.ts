import { type CardDispute, disputeStates } from "#packages/domain/card-payments.ts";

const rank = ({ state }: CardDispute) => disputeStates.indexOf(state);
const higher = (one: CardDispute, other: CardDispute): CardDispute => ({
  dispute: one.dispute,
  state: rank(other) > rank(one) ? other.state : one.state,
  amountOre: Math.max(one.amountOre, other.amountOre),
});

/** Merges reports into the known disputes, sorted by name. The result does not depend on order or repetition. */
export function learnDisputes(current: readonly CardDispute[], heard: readonly CardDispute[]): CardDispute[] {
  const all = new Map<string, CardDispute>();
  for (const dispute of [...current, ...heard]) {
    const before = all.get(dispute.dispute);
    all.set(dispute.dispute, before ? higher(before, dispute) : dispute);
  }
  return [...all.values()].sort((a, b) => (a.dispute < b.dispute ? -1 : 1));
}

/**
 * Returns the charged-back amount. An open dispute counts as nothing, because the company pays again only after the
 * bank's decision. A refunded amount cannot be charged back as well.
 */
export function chargedBackOre(charge: { amountOre: number; refundedOre: number }, disputes: readonly CardDispute[]) {
  const lost = disputes.filter(({ state }) => state === "LOST").reduce((sum, { amountOre }) => sum + amountOre, 0);
  return Math.max(0, Math.min(lost, charge.amountOre - charge.refundedOre));
}

/** Returns the new due day of an invoice that is owed again, with its original payment period. */
export const dueAgainOn = (
  { issuedOn, dueOn }: { issuedOn: Temporal.PlainDate; dueOn: Temporal.PlainDate },
  today: Temporal.PlainDate,
): Temporal.PlainDate => {
  const again = today.add({ days: issuedOn.until(dueOn, { largestUnit: "days" }).days });
  return Temporal.PlainDate.compare(again, dueOn) > 0 ? again : dueOn;
};
