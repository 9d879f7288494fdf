/**
 * The state of a charge to a payment card. Later states take precedence over earlier ones, so late, repeated or
 * reordered reports never move a charge back.
 */
export const chargeStates = ["STARTED", "PROCESSING", "FAILED", "CANCELLED", "SUCCEEDED"] as const;
export type ChargeState = (typeof chargeStates)[number];

/** The facts of a charge. `refundedOre` is the total refunded amount in öre. */
export interface ChargeFacts {
  state: ChargeState;
  refundedOre: number;
  /** The provider's failure code; empty without a failure. */
  problem: string;
}

/**
 * The state of a dispute (chargeback): a cardholder contested a charge at the bank. Later states take precedence: a
 * bank may return the money after a loss, and late reports change nothing.
 */
export const disputeStates = ["OPEN", "LOST", "WON"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** A dispute of a charge. `WON`: the charge remains valid. Amounts are in öre. */
export interface CardDispute {
  /** The provider's id of the dispute. */
  dispute: string;
  amountOre: number;
  state: DisputeState;
}

/** Returns the last day of the card's expiry month, until which the card is valid. */
export const cardExpiresOn = (year: number, month: number) =>
  Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 }).subtract({ days: 1 });
