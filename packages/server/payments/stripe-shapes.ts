import type { Stripe } from "stripe";
import type { CardDispute, DisputeState } from "#packages/domain/card-payments.ts";
import { type ChargeState, cardExpiresOn } from "#packages/domain/card-payments.ts";
import type { NewCharge, PageOutcome, ProviderCharge, SavedCard } from "./card-provider.ts";

/** Returns the metadata by which Stripe identifies our charge. */
export const metadataOf = ({ chargeId, invoiceNumber }: Pick<NewCharge, "chargeId" | "invoiceNumber">) => ({
  charge: String(chargeId),
  invoice: String(invoiceNumber),
});

export const idOf = (thing: string | { id: string } | null) =>
  typeof thing === "string" ? thing : (thing?.id ?? null);
const asObject = <T extends object>(thing: string | T | null): T | null => (typeof thing === "object" ? thing : null);

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): ChargeState {
  if (status === "succeeded") return "SUCCEEDED";
  if (status === "canceled") return "CANCELLED";
  if (status === "processing" || status === "requires_capture") return "PROCESSING";
  return status === "requires_payment_method" && last_payment_error ? "FAILED" : "STARTED";
}

/** Parses a charge; null for another shop's charge in the same account. */
export function parseCharge(intent: Stripe.PaymentIntent): ProviderCharge | null {
  const chargeId = Number(intent.metadata.charge);
  if (!chargeId || intent.currency !== "sek") return null;
  const { last_payment_error: problem } = intent;
  return {
    intent: intent.id,
    chargeId,
    invoiceNumber: Number(intent.metadata.invoice),
    customer: idOf(intent.customer),
    amountOre: intent.amount,
    state: stateOf(intent),
    refundedOre: asObject(intent.latest_charge)?.amount_refunded ?? 0,
    problem: problem?.decline_code ?? problem?.code ?? "",
    disputes: [],
  };
}

/** Whether the charge was ever disputed; only then its disputes are read. */
export const wasDisputed = ({ latest_charge }: Stripe.PaymentIntent) => asObject(latest_charge)?.disputed === true;

/** States of ended disputes; all others, including open inquiries (`warning_…`), count as OPEN. */
const endedDisputes: Partial<Record<string, DisputeState>> = {
  lost: "LOST",
  won: "WON",
  warning_closed: "WON",
  prevented: "WON",
};
export const disputeOf = ({ id, amount, status }: Stripe.Dispute): CardDispute => ({
  dispute: id,
  amountOre: amount,
  state: endedDisputes[status] ?? "OPEN",
});

function savedCardOf(intent: Stripe.SetupIntent, customer: string | null, since: number): SavedCard | null {
  const method = asObject(intent.payment_method);
  if (intent.status !== "succeeded" || !customer || !method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return {
    customer,
    method: method.id,
    brand,
    last4,
    expiresOn: cardExpiresOn(exp_year, exp_month),
    since: Temporal.Instant.fromEpochMilliseconds(since * 1000),
  };
}

/** Parses a session with its intents and the saved card. */
export function pageOutcomeOf(session: Stripe.Checkout.Session): PageOutcome {
  const customer = idOf(session.customer);
  const setup = asObject(session.setup_intent);
  const paid = asObject(session.payment_intent);
  return {
    customer,
    isOver: session.status !== "open",
    url: session.status === "open" ? session.url : null,
    card: setup && savedCardOf(setup, customer, session.created),
    chargeId: Number(session.client_reference_id) || null,
    charge: paid && parseCharge(paid),
  };
}
