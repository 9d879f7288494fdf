import type { Compilable } from "kysely";
import { aloneLimitsFor } from "#features/integrations/api-keys/domain/key-limits.ts";
import { confirmAmount } from "#features/till/approvals/api/large-amounts/confirm-amount.ts";
import type { AskedAmount } from "#features/till/approvals/api/large-amounts/read-amount.ts";
import { isKeptApart } from "#features/till/approvals/domain/confirm-alone.ts";
import type { Database } from "#packages/server/db/database.ts";
import { isUnavailable } from "#packages/server/db/errors.ts";
import { prepared } from "#packages/server/db/prepared.ts";
import type { Call } from "#packages/server/request/call.ts";
import { Refusal } from "#packages/server/request/refusal.ts";
import { purchaseKeptFor, type Retry, storeAnswers } from "#packages/server/request/stored-answers.ts";
import { createTogether, type Outcome } from "#packages/server/request/together.ts";
import { planVisit, type VisitPlan } from "../domain/plan-visit.ts";
import { type Answer, answerOf, isAnsweredByRow } from "./registered.ts";
import type { DecidedVisit } from "./visits/decided-visit.ts";
import { readVisits, type VisitFacts, type VisitRequest } from "./visits/read-visits.ts";
import { visitRefusal } from "./visits/refuse-visit.ts";
import { visitKnown } from "./visits/visit-known.ts";
import { writeVisits } from "./visits/write-visits.ts";

/** A registration whose request has been read. */
export interface Registration {
  call: Call<"registerPurchase">;
  memberId: number;
  asked: AskedAmount;
  retry: Retry;
}

/** What is asked for, each thing once. */
function requestOf({ call: { actor, body }, memberId, asked }: Registration): VisitRequest {
  return {
    memberId,
    locationId: body.pointOfSaleId,
    accountId: actor.accountId,
    amountOre: asked.ore,
    categoryIds: [...new Set(body.categoryIds)],
    campaignIds: body.campaignIds,
    couponIds: body.couponIds,
    stamps: body.stamps.map(({ stampcardId: stampCardId, stamps }) => ({ stampCardId, stamps })),
    fillingIds: [...new Set(body.stampcardUsageIds)],
    welcomeOffer: body.welcomeOffer,
  };
}

/** What it would do, or why it cannot be: that one of several is refused keeps none of the others. */
function plan(registration: Registration, asked: VisitRequest, facts: VisitFacts): VisitPlan | Refusal {
  const { day } = registration.call;
  if (facts.member?.own) return new Refusal("OWN_MEMBERSHIP");
  if (!facts.isOpen) return new Refusal("NOT_FOUND", { pointOfSaleId: "NOT_FOUND" });
  if (facts.knownCategories !== asked.categoryIds.length) return new Refusal("NOT_FOUND", { categoryIds: "NOT_FOUND" });
  if (!facts.member) return new Refusal("NOT_FOUND");
  const planned = planVisit(asked, visitKnown(facts, day), day.today);
  return planned.ok ? planned.plan : visitRefusal(planned.reason);
}

interface Decided extends DecidedVisit {
  answer: Answer;
  registration: Registration;
}

type Decision = { ok: true; answer: Decided } | { ok: false; error: Refusal };

function decide(registration: Registration, asked: VisitRequest, facts: VisitFacts): Decision {
  const { chain, actor, body, day, now, idempotencyKey: registrationKey } = registration.call;
  const { memberId } = registration;
  const planned = plan(registration, asked, facts);
  if (planned instanceof Refusal) return { ok: false, error: planned };
  const answer = answerOf(planned, facts, day.today);
  const visit = {
    chainId: chain.id,
    id: facts.ids.purchase,
    memberId,
    now,
    today: day.today,
    registrationKey,
    locationId: body.pointOfSaleId,
    accountId: actor.accountId,
    purchasedAt: now,
    purchasedOn: day.today,
  };
  const answered = isAnsweredByRow(answer) ? { points: answer.clubPoints, owed: answer.owedPoints } : null;
  const { categoryIds } = asked;
  return { ok: true, answer: { registration, visit, plan: planned, facts, categoryIds, answered, answer } };
}

const prepare = { answers: prepared(storeAnswers) };

/** Stores answers that the purchases themselves cannot give again. */
function keepAnswers(all: readonly Decided[]): Compilable[] {
  const kept = all.filter(({ answered }) => answered === null);
  const [first] = kept;
  if (!first) return [];
  const { chainId, route } = first.registration.retry;
  return [
    prepare.answers({
      chainId,
      route,
      actors: kept.map(({ registration }) => registration.retry.actor),
      keys: kept.map(({ registration }) => registration.retry.key),
      hashes: kept.map(({ registration }) => registration.retry.hash),
      answers: kept.map(({ answer }) => JSON.stringify(answer)),
      until: kept.map(({ registration }) => registration.call.realNow.add(purchaseKeptFor).toString()),
    }),
  ];
}

const writesOf = (all: readonly Decided[]) => [...writeVisits(all), ...keepAnswers(all)];

/** Registers one visit by itself: it waits for the member, and for the yes of a second person where one is needed. */
function registerAlone(db: Database, registration: Registration): Promise<Answer> {
  const { chain, actor, body, day, realNow, idempotencyKey } = registration.call;
  return db.inChain(chain.id, async (trx, trips) => {
    const asked = requestOf(registration);
    const [facts] = await readVisits([asked], day, trips.batch);
    const decision = decide(registration, asked, facts as VisitFacts);
    if (!decision.ok) throw decision.error;
    const decided = decision.answer;
    await confirmAmount(trx, {
      chain,
      actor,
      asked: registration.asked,
      today: day.today,
      realNow,
      limits: decided.facts.aloneLimits,
      memberTodayOre: decided.facts.memberTodayOre,
      registrationKey: idempotencyKey,
      requestHash: registration.retry.hash,
      locationId: body.pointOfSaleId,
      buyer: { memberId: registration.memberId },
    });
    void trips.last(...writesOf([decided]));
    return decided.answer;
  });
}

/** Takes a limited coupon off the stock that was read, for the next visits of the same transaction. */
function takeStock({ plan: { uses }, facts }: Decided): void {
  for (const { couponId } of uses) {
    const limited = facts.stock.find(({ coupon_id }) => coupon_id === couponId);
    if (limited) limited.taken++;
  }
}

/** One of several: decided by nothing but what was read with the others. */
function tryOne(registration: Registration, asked: VisitRequest, facts: VisitFacts): Outcome<Decided> {
  const { ore, unusual } = registration.asked;
  const limits = aloneLimitsFor(registration.call.actor, facts.aloneLimits);
  const isLarge =
    ore !== null && isKeptApart({ amountOre: ore, unusual, memberTodayOre: facts.memberTodayOre }, limits);
  if (!facts.member || isLarge) return "alone";
  const decision = decide(registration, asked, facts);
  if (decision.ok) takeStock(decision.answer);
  return decision;
}

async function registerSeveral(db: Database, all: readonly Registration[]): Promise<Outcome<Answer>[]> {
  const [first] = all;
  if (!first) return [];
  const { chain, day } = first.call;
  return db.inChainPrepared(chain.id, async (trips) => {
    const asked = all.map(requestOf);
    const facts = await readVisits(asked, day, trips.batch, "free");
    const tried = all.map((registration, index) =>
      tryOne(registration, asked[index] as VisitRequest, facts[index] as VisitFacts),
    );
    void trips.last(...writesOf(tried.flatMap((each) => (each !== "alone" && each.ok ? each.answer : []))));
    return tried.map(
      (each): Outcome<Answer> => (each !== "alone" && each.ok ? { ok: true, answer: each.answer.answer } : each),
    );
  });
}

/** More at once hold their locks longer than it saves. */
const atMost = 32;
const beside = 2;

const registersOf = new WeakMap<Database, ReturnType<typeof createRegister>>();

function createRegister(db: Database) {
  const inTurn = createTogether<Registration, Answer>({
    atMost,
    beside,
    subjectOf: ({ memberId }) => memberId,
    together: (all) => registerSeveral(db, all),
    alone: (one) => registerAlone(db, one),
    mayTryAlone: (error) => !isUnavailable(error),
  });
  return (registration: Registration) =>
    inTurn(`${registration.call.chain.id} ${registration.call.day.today}`, registration);
}

/** Registers a visit with those of the same club that wait at the same moment, each planned and answered by itself. */
export function registerTogether(db: Database, registration: Registration): Promise<Answer> {
  const register = registersOf.get(db) ?? createRegister(db);
  registersOf.set(db, register);
  return register(registration);
}
