import { kronorFromOre } from "#packages/domain/money.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { noting } from "../network.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import type { Visit } from "./visit.ts";
import { typedOre } from "./visit-plan.ts";

const attemptMs = 8_000;
/** The milliseconds after which an attempt has certainly ended, or its tab is closed. */
export const attemptOverMs = attemptMs + 2_000;

/** Returns the typed amount in kronor; null for a visit without a purchase. */
export function amountOf(visit: Visit): number | null {
  const typed = visit.amount === "" ? null : typedOre(visit.amount);
  return typed?.ok ? kronorFromOre(typed.ore) : null;
}

/**
 * Builds the part of the request for members and guests. It depends on the visit only, so each attempt sends the same.
 */
function visitBody(visit: Visit, pointOfSaleId: number, { secondPerson, queued }: AttemptFacts) {
  return {
    pointOfSaleId,
    amount: amountOf(visit),
    categoryIds: [...visit.categoryIds],
    campaignIds: [...visit.campaignIds],
    stamps: Object.entries(visit.stamps).map(([id, stamps]) => ({ stampcardId: Number(id), stamps })),
    amountConfirmed: visit.amountConfirmed,
    secondPerson,
    queued,
  };
}

/** The second person and their PIN or password. They are never stored, so they belong to one attempt. */
export type SecondPerson = NonNullable<RegistrationBody["secondPerson"]>;
type RegistrationBody = Parameters<typeof call<"registerPurchase">>[1]["body"];

/** The parts of a request that may differ between attempts at the same visit. */
export interface AttemptFacts {
  secondPerson: SecondPerson | null;
  /** The visit's own time and the approved device; null for a visit now. */
  queued: NonNullable<RegistrationBody["queued"]> | null;
}

const plainAttempt: AttemptFacts = { secondPerson: null, queued: null };

const contactOf = (typed: string) => (typed.includes("@") ? { email: typed } : { phone: typed });

/** The request bodies of a visit; the second is for an invited customer. A queued visit proves its card by the code. */
const purchaseOf = (visit: Visit, membershipId: string, pointOfSaleId: number, facts: AttemptFacts) => ({
  ...visitBody(visit, pointOfSaleId, facts),
  membershipId: facts.queued ? (visit.card?.code ?? membershipId) : membershipId,
  couponIds: [...visit.couponIds],
  stampcardUsageIds: [...visit.stampcardUsageIds],
  welcomeOffer: visit.welcomeOffer,
});
const invitationOf = (visit: Visit, pointOfSaleId: number, facts: AttemptFacts) => ({
  ...visitBody(visit, pointOfSaleId, facts),
  ...contactOf(visit.invitee ?? ""),
});

/** Makes one attempt to register the visit under its key. An answer later than eight seconds counts as lost. */
export async function attempt(visit: Visit, pointOfSaleId: number, facts: AttemptFacts): Promise<Outcome> {
  const options = { idempotencyKey: visit.registrationKey, signal: AbortSignal.timeout(attemptMs) };
  const { membershipId } = visit;
  try {
    if (membershipId === null) {
      const body = invitationOf(visit, pointOfSaleId, facts);
      return { kind: "invited", invited: await noting(call("inviteAtTill", { body }, options)) };
    }
    const body = purchaseOf(visit, membershipId, pointOfSaleId, facts);
    const registered = await noting(call("registerPurchase", { body }, options));
    return { kind: "done", registered, membershipId };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Asks the back office to approve exactly the registration that would be sent. */
export function askApproval(visit: Visit, pointOfSaleId: number) {
  const { membershipId, registrationKey: idempotencyKey } = visit;
  const body =
    membershipId === null
      ? { invitation: invitationOf(visit, pointOfSaleId, plainAttempt) }
      : { purchase: purchaseOf(visit, membershipId, pointOfSaleId, plainAttempt) };
  return noting(call("askApproval", { body }, { idempotencyKey, signal: AbortSignal.timeout(attemptMs) }));
}
