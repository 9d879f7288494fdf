/** How a charge of a card stands. What comes later in this list is never undone by what comes earlier. */
export const chargeStates = ["STARTED", "PROCESSING", "FAILED", "CANCELLED", "SUCCEEDED"] as const;
export type ChargeState = (typeof chargeStates)[number];

/** What is known of a charge: how far it came, and how much of it was given back, in öre. */
export interface CardCharge {
  state: ChargeState;
  refundedOre: number;
}

/**
 * Two things told of a charge, brought together. Events come in any order, twice and late; what they come to is the same, since
 * the further state and the larger sum given back win.
 */
export function knownOfCharge(one: CardCharge, other: CardCharge): CardCharge {
  const further = Math.max(chargeStates.indexOf(one.state), chargeStates.indexOf(other.state));
  return {
    state: chargeStates[further] as ChargeState,
    refundedOre: Math.max(one.refundedOre, other.refundedOre),
  };
}

/** Days after the first try on which a card that failed is tried again. */
export const chargeAgainAfterDays = [3, 7, 14] as const;

/** What decides whether a card is charged for an invoice now. */
export interface ChargeTries {
  issuedOn: Temporal.PlainDate;
  owedOre: number;
  /** One is on its way: nothing is charged beside it. */
  pending: boolean;
  failed: number;
}

/** Whether an invoice's card is to be charged today: on the day of issue, and again 3, 7 and 14 days later. */
export function isChargeDue({ issuedOn, owedOre, pending, failed }: ChargeTries, today: Temporal.PlainDate): boolean {
  if (pending || owedOre <= 0) return false;
  const after = [0, ...chargeAgainAfterDays][failed];
  return after !== undefined && Temporal.PlainDate.compare(issuedOn.add({ days: after }), today) <= 0;
}
