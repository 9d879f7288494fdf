/**
 * What became of one charge of a payment card. Each stands above those before it: what is told late, twice or in another order
 * never takes a charge back down.
 */
export const chargeStates = ["STARTED", "PROCESSING", "FAILED", "CANCELLED", "SUCCEEDED"] as const;
export type ChargeState = (typeof chargeStates)[number];

/** What is known of a charge. `refundedOre`: all that was given back of it, in öre. */
export interface ChargeFacts {
  state: ChargeState;
  refundedOre: number;
  /** The provider's word for why it failed; empty while it has not. */
  problem: string;
}

/**
 * What became of a dispute: a card's holder said no to a charge at their bank. Each stands above those before it, for a bank that
 * took money back may give it again, and what is told late changes nothing.
 */
export const disputeStates = ["OPEN", "LOST", "WON"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** `WON`: the charge stands. Amounts are öre. */
export interface CardDispute {
  /** As the provider calls it. */
  dispute: string;
  amountOre: number;
  state: DisputeState;
}

/** A card is valid through the last day of its month. */
export const cardExpiresOn = (year: number, month: number) =>
  Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 }).subtract({ days: 1 });
