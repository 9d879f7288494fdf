import { type ChargeFacts, type ChargeState, chargeStates } from "#packages/domain/card-payments.ts";

/** Whether the charge is still undecided. Meanwhile the invoice is not charged again. */
export const isUndecided = (state: ChargeState) => state === "STARTED" || state === "PROCESSING";

/** Merges a report into the known facts. The result does not depend on order or repetition. */
export function learn(current: ChargeFacts, heard: ChargeFacts): ChargeFacts {
  const isHigher = chargeStates.indexOf(heard.state) > chargeStates.indexOf(current.state);
  const { state, problem } = isHigher ? heard : current;
  return { state, problem, refundedOre: Math.max(current.refundedOre, heard.refundedOre) };
}

/** Days after a card's first attempt on which it is charged. */
export const cardTryDays = [0, 3, 7, 14] as const;

/** Problems that a later attempt cannot solve, so the same card is not charged again. Stripe's codes. */
const lasting = new Set([
  "authentication_required",
  "expired_card",
  "incorrect_number",
  "invalid_account",
  "lost_card",
  "pickup_card",
  "restricted_card",
  "revocation_of_all_authorizations",
  "revocation_of_authorization",
  "stolen_card",
  "stop_payment_order",
]);

/** An earlier charge of an invoice. */
export interface CardTry extends ChargeFacts {
  triedOn: Temporal.PlainDate;
  /** The card's id at the provider; null for payment on its page. */
  method: string | null;
}

/**
 * Returns the day of a card's next attempt for an unpaid invoice; null for no automatic attempt. A new card starts
 * over. An invoice once paid by card and then refunded is left to a person. Product: billing.
 */
export function nextCardTry(
  tries: readonly CardTry[],
  method: string,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (tries.some(({ state }) => state === "SUCCEEDED" || isUndecided(state))) return null;
  const own = tries.filter((each) => each.method === method);
  if (own.some(({ problem }) => lasting.has(problem))) return null;
  const [first = today] = own.map(({ triedOn }) => triedOn).sort(Temporal.PlainDate.compare);
  const after = cardTryDays[own.length];
  return after === undefined ? null : first.add({ days: after });
}

/** Days before a card's expiry on which its company is warned, once. */
export const cardNoticeDays = 21;

/** Whether a card has expired or is about to. */
export const isExpiring = (expiresOn: Temporal.PlainDate, today: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(expiresOn.subtract({ days: cardNoticeDays }), today) <= 0;
