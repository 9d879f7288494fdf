import { type ChargeFacts, type ChargeState, chargeStates } from "#packages/domain/card-payments.ts";

/** Somebody still decides about it; meanwhile the invoice is not charged again. */
export const isUndecided = (state: ChargeState) => state === "STARTED" || state === "PROCESSING";

/** What is known once something more has been told, in whatever order and however often. */
export function learn(current: ChargeFacts, heard: ChargeFacts): ChargeFacts {
  const isHigher = chargeStates.indexOf(heard.state) > chargeStates.indexOf(current.state);
  const { state, problem } = isHigher ? heard : current;
  return { state, problem, refundedOre: Math.max(current.refundedOre, heard.refundedOre) };
}

/** Days after the first try of a card on which it is tried again. */
export const cardTryDays = [0, 3, 7, 14] as const;

/** Problems that time does not mend: the same card is not tried again. Stripe's words. */
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
  /** The card, as the provider knows it; null where somebody paid by hand on its page. */
  method: string | null;
}

/**
 * When a card is asked to pay an invoice next, of which something is owed; null: not by itself. A new card begins anew. An invoice
 * that was paid by card once, and given back, is a person's to look at. Product: billing.
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

/** A card about to expire is told of so many days before, once. */
export const cardNoticeDays = 21;

/** Whether a card has expired or is about to. */
export const isExpiring = (expiresOn: Temporal.PlainDate, today: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(expiresOn.subtract({ days: cardNoticeDays }), today) <= 0;
