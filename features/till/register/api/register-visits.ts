import type { Compilable } from "kysely";
import { aloneLimitsFor } from "#features/integrations/api-keys/domain/key-limits.ts";
import { dayBeganOf } from "#features/till/approvals/api/large-amounts/bought-queries.ts";
import { confirmAmount } from "#features/till/approvals/api/large-amounts/confirm-amount.ts";
import { isKeptApart } from "#features/till/approvals/domain/confirm-alone.ts";
import type { Database, Trips } from "#packages/server/db/database.ts";
import { prepared } from "#packages/server/db/prepared.ts";
import type { Outcome } from "#packages/server/request/batcher.ts";
import { purchaseKeptFor, storeAnswers } from "#packages/server/request/stored-answers.ts";
import { type DecidedRegistration, decideVisit, type Registration, requestOf } from "./decide-visit.ts";
import type { Answer } from "./registered.ts";
import { type MemberVisitRequest, readVisits, type VisitRows } from "./visits/read-visits.ts";
import { writeVisits } from "./visits/write-visits.ts";

const prepare = { answers: prepared(storeAnswers) };

/** Stores the answers that cannot be rebuilt from the purchase's row. */
function writeAnswers(decided: readonly DecidedRegistration[]): Compilable[] {
  const stored = decided.filter(({ answered }) => answered === null);
  const [first] = stored;
  if (!first) return [];
  const { chainId, route } = first.registration.retry;
  return [
    prepare.answers({
      chainId,
      route,
      actors: stored.map(({ registration }) => registration.retry.actor),
      keys: stored.map(({ registration }) => registration.retry.key),
      hashes: stored.map(({ registration }) => registration.retry.hash),
      answers: stored.map(({ answer }) => JSON.stringify(answer)),
      until: stored.map(({ registration }) => registration.call.realNow.add(purchaseKeptFor).toString()),
    }),
  ];
}

const append = (decided: readonly DecidedRegistration[]) => [...writeVisits(decided), ...writeAnswers(decided)];

/** Returns the day that decides a visit, and the start of the current day: a queued visit counts for today's limits. */
const daysOf = ({ moment, call }: Registration) => ({ day: moment.day, dayBegan: dayBeganOf(call.day) });

/**
 * Registers one visit in its own transaction: locks, reads, decides and writes. Waits for the member's lock, and
 * requires a second person for a large amount.
 */
export function registerVisit(db: Database, registration: Registration): Promise<Answer> {
  const { chain, actor, body, day, realNow, idempotencyKey } = registration.call;
  return db.inChain(chain.id, async (trx, trips) => {
    const request = requestOf(registration);
    const [rows] = await readVisits([request], daysOf(registration), trips);
    const decision = decideVisit(registration, request, rows as VisitRows);
    if (!decision.ok) throw decision.error;
    const decided = decision.answer;
    await confirmAmount(trx, {
      chain,
      actor,
      requestedAmount: registration.amount,
      today: day.today,
      realNow,
      limits: decided.rows.aloneLimits,
      memberTodayOre: decided.rows.memberTodayOre,
      registrationKey: idempotencyKey,
      requestHash: registration.retry.hash,
      locationId: body.pointOfSaleId,
      buyer: { memberId: registration.memberId },
    });
    void trips.last(...append([decided]));
    return decided.answer;
  });
}

/** Counts used limited coupons, so that later visits in the transaction are decided by the remaining stock. */
function takeStock({ plan: { uses }, rows }: DecidedRegistration): void {
  for (const { couponId } of uses) {
    const limited = rows.stock.find(({ coupon_id }) => coupon_id === couponId);
    if (limited) limited.taken++;
  }
}

/** Decides one visit of a batch, unless another transaction holds its member or its amount is large. */
function decideInBatch(
  registration: Registration,
  request: MemberVisitRequest,
  rows: VisitRows,
): Outcome<DecidedRegistration> {
  const { ore, unusual } = registration.amount;
  const limits = aloneLimitsFor(registration.call.actor, rows.aloneLimits);
  const isLarge = ore !== null && isKeptApart({ amountOre: ore, unusual, memberTodayOre: rows.memberTodayOre }, limits);
  if (!rows.member || isLarge) return "RUN_SINGLE";
  const decision = decideVisit(registration, request, rows);
  if (decision.ok) takeStock(decision.answer);
  return decision;
}

const isDecided = (outcome: Outcome<DecidedRegistration>) => outcome !== "RUN_SINGLE" && outcome.ok;

/** Registers visits of different members of one club in one transaction. It does not wait for member locks. */
export async function registerVisits(db: Database, registrations: readonly Registration[]): Promise<Outcome<Answer>[]> {
  const [first] = registrations;
  if (!first) return [];
  const { chain } = first.call;
  const act = async (_trx: unknown, trips: Trips): Promise<Outcome<Answer>[]> => {
    const requests = registrations.map(requestOf);
    const rows = await readVisits(requests, daysOf(first), trips, "free");
    const outcomes = registrations.map((registration, index) =>
      decideInBatch(registration, requests[index] as MemberVisitRequest, rows[index] as VisitRows),
    );
    void trips.last(...append(outcomes.flatMap((outcome) => (isDecided(outcome) ? outcome.answer : []))));
    return outcomes.map((outcome) => (isDecided(outcome) ? { ok: true, answer: outcome.answer.answer } : outcome));
  };
  return db.inChain(chain.id, act, { planning: "force_generic_plan", local: true });
}
