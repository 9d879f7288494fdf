import type { AskedAmount } from "#features/till/approvals/api/large-amounts/read-amount.ts";
import type { Call } from "#packages/server/request/call.ts";
import { Refusal } from "#packages/server/request/refusal.ts";
import type { Retry } from "#packages/server/request/stored-answers.ts";
import { planVisit, type VisitPlan } from "../domain/plan-visit.ts";
import type { NamedMember } from "./named-member.ts";
import { type Answer, answerOf, isAnsweredByRow } from "./registered.ts";
import type { DecidedVisit } from "./visits/decided-visit.ts";
import type { MemberVisitRequest, VisitRows } from "./visits/read-visits.ts";
import { visitRefusal } from "./visits/refuse-visit.ts";
import { visitContext } from "./visits/visit-context.ts";
import type { VisitMoment } from "./visits/visit-moment.ts";

/** A registration with its amount and member already read. */
export interface Registration extends NamedMember {
  call: Call<"registerPurchase">;
  amount: AskedAmount;
  retry: Retry;
  moment: VisitMoment;
}

/** A decided visit with the answer to the till. */
export interface DecidedRegistration extends DecidedVisit {
  answer: Answer;
  registration: Registration;
}

export type Decision = { ok: true; answer: DecidedRegistration } | { ok: false; error: Refusal };

/** Returns the request of a registration, without duplicates. */
export function requestOf({ call: { actor, body }, memberId, amount }: Registration): MemberVisitRequest {
  return {
    memberId,
    locationId: body.pointOfSaleId,
    accountId: actor.accountId,
    amountOre: amount.ore,
    categoryIds: [...new Set(body.categoryIds)],
    campaignIds: body.campaignIds,
    couponIds: body.couponIds,
    stamps: body.stamps.map(({ stampcardId: stampCardId, stamps }) => ({ stampCardId, stamps })),
    fillingIds: [...new Set(body.stampcardUsageIds)],
    welcomeOffer: body.welcomeOffer,
  };
}

function planOf(
  { moment: { day }, numberRefusal }: Registration,
  request: MemberVisitRequest,
  rows: VisitRows,
): VisitPlan | Refusal {
  if (numberRefusal && !rows.acceptsNumberAlone) return new Refusal(numberRefusal);
  if (rows.member?.own) return new Refusal("OWN_MEMBERSHIP");
  if (!rows.isOpen) return new Refusal("NOT_FOUND", { pointOfSaleId: "NOT_FOUND" });
  if (rows.knownCategories !== request.categoryIds.length) {
    return new Refusal("NOT_FOUND", { categoryIds: "NOT_FOUND" });
  }
  if (!rows.member) return new Refusal("NOT_FOUND");
  const planned = planVisit(request, visitContext(rows, day), day.today);
  return planned.ok ? planned.plan : visitRefusal(planned.reason);
}

/** Decides a visit by the rows read for it. Returns a refusal instead of throwing, so that the batch goes on. */
export function decideVisit(registration: Registration, request: MemberVisitRequest, rows: VisitRows): Decision {
  const { chain, actor, body, idempotencyKey: registrationKey } = registration.call;
  const { memberId, moment } = registration;
  const { at, day, receivedAt } = moment;
  const plan = planOf(registration, request, rows);
  if (plan instanceof Refusal) return { ok: false, error: plan };
  const answer = answerOf(plan, rows, day.today);
  const visit = {
    chainId: chain.id,
    id: rows.ids.purchase,
    memberId,
    now: at,
    today: day.today,
    registrationKey,
    locationId: body.pointOfSaleId,
    accountId: actor.accountId,
    purchasedAt: at,
    purchasedOn: day.today,
    receivedAt,
  };
  const answered = isAnsweredByRow(answer) ? { points: answer.clubPoints, owed: answer.owedPoints } : null;
  const { categoryIds } = request;
  return { ok: true, answer: { registration, visit, plan, rows, categoryIds, answered, answer } };
}
