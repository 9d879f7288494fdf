import { kronorFromOre } from "@stammis/domain/money";
import { call } from "../../../lib/api.ts";
import { noting } from "../network.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import type { Visit } from "./visit.ts";
import { typedOre } from "./visit-plan.ts";

const timeoutMs = 8_000;

/** What was typed, in kronor; null for a visit without a purchase. */
export function amountOf(visit: Visit): number | null {
  const typed = visit.amount === "" ? null : typedOre(visit.amount);
  return typed?.ok ? kronorFromOre(typed.ore) : null;
}

/** What a visit says to the server, whoever it is for. Made of the visit alone, so that each attempt says the same. */
function visitBody(visit: Visit, pointOfSaleId: number, secondPerson: SecondPerson | null) {
  return {
    pointOfSaleId,
    amount: amountOf(visit),
    categoryIds: [...visit.categoryIds],
    campaignIds: [...visit.campaignIds],
    stamps: Object.entries(visit.stamps).map(([id, stamps]) => ({ stampcardId: Number(id), stamps })),
    amountConfirmed: visit.amountConfirmed,
    secondPerson,
  };
}

/** Who stands beside, and what they have shown: in no store, so that it goes with one attempt alone. */
export type SecondPerson = NonNullable<Parameters<typeof call<"registerPurchase">>[1]["body"]["secondPerson"]>;

const contactOf = (typed: string) => (typed.includes("@") ? { email: typed } : { phone: typed });

/** One attempt to register the visit under its key; an answer that does not come in eight seconds is a lost one. */
export async function attempt(
  visit: Visit,
  pointOfSaleId: number,
  secondPerson: SecondPerson | null,
): Promise<Outcome> {
  const body = visitBody(visit, pointOfSaleId, secondPerson);
  const options = { idempotencyKey: visit.registrationKey, signal: AbortSignal.timeout(timeoutMs) };
  try {
    if (visit.membershipId === null) {
      const invitation = { ...body, ...contactOf(visit.invitee ?? "") };
      return { kind: "invited", invited: await noting(call("inviteAtTill", { body: invitation }, options)) };
    }
    const purchase = {
      ...body,
      membershipId: visit.membershipId,
      couponIds: [...visit.couponIds],
      stampcardUsageIds: [...visit.stampcardUsageIds],
      welcomeOffer: visit.welcomeOffer,
    };
    return { kind: "done", registered: await noting(call("registerPurchase", { body: purchase }, options)) };
  } catch (error) {
    return outcomeOf(error);
  }
}
