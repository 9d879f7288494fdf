import { kronorFromOre } from "@stammis/domain/money";
import { owedBy } from "@stammis/domain/points/account";
import { balanceOn } from "@stammis/domain/points/ledger";
import { openFilling } from "@stammis/domain/stamp-cards/card-fillings";
import { planVisit, type VisitPlan } from "@stammis/domain/visits/plan-visit";
import type { Transaction } from "kysely";
import type { Trips } from "../../db/database.ts";
import { isTaken } from "../../db/errors.ts";
import { prepared } from "../../db/prepared.ts";
import type { DB } from "../../db/types.ts";
import type { Call } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import {
  findStoredAnswer,
  purchaseKeptFor,
  type Retry,
  replayed,
  retryAtTill,
  storeAnswer,
} from "../../request/stored-answers.ts";
import { confirmAmount } from "../large-amounts/confirm-amount.ts";
import { type AskedAmount, readAmount } from "../large-amounts/read-amount.ts";
import { readVisit, type VisitFacts, type VisitRequest } from "../visits/read-visit.ts";
import { refuseVisit } from "../visits/refuse-visit.ts";
import { visitKnown } from "../visits/visit-known.ts";
import { writeVisit } from "../visits/write-visit.ts";

const prepare = {
  storedAnswer: prepared((q, it: Retry) => findStoredAnswer(q, it)),
  answer: prepared((q, it: Retry & { answer: string; keptUntil: Temporal.Instant }) =>
    storeAnswer(q, it, it.answer, it.keptUntil),
  ),
};

type Registering = Call<"registerPurchase">;

/** What the till shows of a visit just made. */
function answerOf(plan: VisitPlan, facts: VisitFacts, today: Temporal.PlainDate) {
  const cardOf = (stampCardId: number) => facts.stampCards.find((card) => card.id === stampCardId);
  return {
    purchaseId: facts.ids.purchase,
    totalAmount: kronorFromOre(plan.payment.paidOre),
    discount: kronorFromOre(plan.payment.discountOre),
    lostValue: kronorFromOre(plan.payment.lostOre),
    earnedPoints: plan.earning?.points ?? 0,
    pointsValidThrough: plan.earning?.validThrough.toString() ?? null,
    redemptions: plan.uses.map((each, index) => ({
      redemptionId: facts.ids.redemptions[index] as number,
      couponId: each.couponId,
      stampcardUsageId: each.fillingId,
      name: each.name,
      points: each.points,
      value: kronorFromOre(each.valueOre),
    })),
    stampcards: plan.cards
      .filter(({ entries }) => entries.length > 0)
      .map(({ stampCardId, after }) => {
        const open = openFilling(after, today);
        return {
          stampcardId: stampCardId,
          title: cardOf(stampCardId)?.title ?? "",
          collectedStamps: open?.collected ?? 0,
          stampsAmount: open?.stampsAmount ?? cardOf(stampCardId)?.stamps_amount ?? 0,
        };
      }),
    completed: plan.completed.map(({ stampCardId }) => ({
      stampcardId: stampCardId,
      reward: cardOf(stampCardId)?.reward ?? "",
    })),
    welcomeOfferUsed: plan.welcomeUsed,
    clubPoints: balanceOn(plan.account.lots, today),
    owedPoints: owedBy(plan.account),
  };
}

type Answer = ReturnType<typeof answerOf>;

/** What is asked for, each thing once. */
function requestOf({ actor, body }: Registering, memberId: number, amountOre: number | null): VisitRequest {
  return {
    memberId,
    locationId: body.pointOfSaleId,
    accountId: actor.accountId,
    amountOre,
    categoryIds: [...new Set(body.categoryIds)],
    campaignIds: body.campaignIds,
    couponIds: body.couponIds,
    stamps: body.stamps.map(({ stampcardId: stampCardId, stamps }) => ({ stampCardId, stamps })),
    fillingIds: [...new Set(body.stampcardUsageIds)],
    welcomeOffer: body.welcomeOffer,
  };
}

type Read = { memberId: number; asked: AskedAmount };

async function register(
  call: Registering,
  { memberId, asked }: Read,
  retry: Retry,
  trx: Transaction<DB>,
  trips: Trips,
): Promise<Answer> {
  const { chain, actor, body, day, now } = call;
  const { today } = day;
  const it = requestOf(call, memberId, asked.ore);
  const facts = await readVisit(it, today, trips.batch);
  if (facts.member?.own) refuse("OWN_MEMBERSHIP");
  if (!facts.isOpen) refuseFields({ pointOfSaleId: "NOT_FOUND" });
  if (facts.knownCategories !== it.categoryIds.length) refuseFields({ categoryIds: "NOT_FOUND" });
  if (!facts.member) refuse("NOT_FOUND");
  const planned = planVisit(it, visitKnown(facts, day), today);
  if (!planned.ok) return refuseVisit(planned.reason);
  await confirmAmount(trx, {
    ...{ chain, actor, asked, today, realNow: call.realNow },
    limits: facts.aloneLimits,
    ...{ registrationKey: call.idempotencyKey, requestHash: retry.hash },
    ...{ locationId: body.pointOfSaleId, buyer: { memberId } },
  });
  const visit = {
    ...{ chainId: chain.id, id: facts.ids.purchase, memberId, now, today },
    registrationKey: call.idempotencyKey,
    locationId: body.pointOfSaleId,
    accountId: actor.accountId,
    ...{ purchasedAt: now, purchasedOn: today },
  };
  const writes = writeVisit(visit, planned.plan, facts, it.categoryIds);
  const answer = answerOf(planned.plan, facts, today);
  const keptUntil = call.realNow.add(purchaseKeptFor);
  void trips.last(...writes, prepare.answer({ ...retry, answer: JSON.stringify(answer), keptUntil }));
  return answer;
}

/** What a registration is known by when it is sent again, and its hash: what stands beside it is no part of it. */
export function registrationOf(chainId: number, key: string, body: Registering["body"]): Retry {
  const { amountConfirmed: _, secondPerson: __, ...request } = body;
  return retryAtTill(chainId, body.pointOfSaleId, "registerPurchase", key, request);
}

/**
 * Registers a visit: what a member paid and the points it earns, coupons and rewards taken, stamps given. Points earned
 * here cannot be spent here. Spec §4; refusals as the contract lists them.
 */
export async function registerPurchase(services: Services, call: Registering): Promise<Answer> {
  const { chain, actor, body, idempotencyKey } = call;
  if (actor.locationIds && !actor.locationIds.includes(body.pointOfSaleId)) refuse("OTHER_LOCATION");
  const retry = registrationOf(chain.id, idempotencyKey, body);
  try {
    const asked = await readAmount(services, call);
    const read = { memberId: await services.memberIds.of(chain.id, body.membershipId), asked };
    return await services.db.inChain(chain.id, (trx, trips) => register(call, read, retry, trx, trips));
  } catch (error) {
    // A registration sent again meets its own traces: the key taken, the points spent, an amount that has become unusual
    // since. Then its answer is at hand.
    const [[stored]] = await services.db.read(chain.id, () => [prepare.storedAnswer(retry)]);
    const before = replayed<Answer>(stored, retry);
    if (before) return before;
    // The key was used at another point of sale, or for another member, at the same moment.
    if (isTaken(error, "purchase_chain_id_registration_key_key")) refuse("IDEMPOTENCY_KEY_REUSED");
    throw error;
  }
}
