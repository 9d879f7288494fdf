import { type CardDispute, disputeStates } from "#packages/domain/card-payments.ts";

const rank = ({ state }: CardDispute) => disputeStates.indexOf(state);
const higher = (one: CardDispute, other: CardDispute): CardDispute => ({
  dispute: one.dispute,
  state: rank(other) > rank(one) ? other.state : one.state,
  amountOre: Math.max(one.amountOre, other.amountOre),
});

/** What is known of a charge's disputes once something more has been told, in whatever order and however often; by name. */
export function learnDisputes(current: readonly CardDispute[], heard: readonly CardDispute[]): CardDispute[] {
  const all = new Map<string, CardDispute>();
  for (const dispute of [...current, ...heard]) {
    const before = all.get(dispute.dispute);
    all.set(dispute.dispute, before ? higher(before, dispute) : dispute);
  }
  return [...all.values()].sort((a, b) => (a.dispute < b.dispute ? -1 : 1));
}

/**
 * What banks have charged back of a charge. One that is open takes nothing as yet: nobody is asked to pay again before the bank has
 * decided. What was given back already cannot be taken back as well.
 */
export function chargedBackOre(charge: { amountOre: number; refundedOre: number }, disputes: readonly CardDispute[]) {
  const lost = disputes.filter(({ state }) => state === "LOST").reduce((sum, { amountOre }) => sum + amountOre, 0);
  return Math.max(0, Math.min(lost, charge.amountOre - charge.refundedOre));
}

/** Until when an invoice that is owed anew is to be paid: as long as the first time. */
export const dueAgainOn = (
  { issuedOn, dueOn }: { issuedOn: Temporal.PlainDate; dueOn: Temporal.PlainDate },
  today: Temporal.PlainDate,
): Temporal.PlainDate => {
  const again = today.add({ days: issuedOn.until(dueOn, { largestUnit: "days" }).days });
  return Temporal.PlainDate.compare(again, dueOn) > 0 ? again : dueOn;
};
