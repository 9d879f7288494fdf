import { randomUUID } from "node:crypto";
import { type Compilable, sql, type Transaction } from "kysely";
import { recordAct } from "#features/insight/figures/api/record-figures.ts";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import { isInTimeToUndo, undoUntil } from "#features/till/purchases/domain/undo-window.ts";
import type { Given, GivenVisit } from "#features/till/returns/api/given-known.ts";
import { readGiven } from "#features/till/returns/api/read-given.ts";
import { recordedReturn } from "#features/till/returns/api/recorded-return.ts";
import { writeReinstated } from "#features/till/returns/api/write-reinstated.ts";
import { writeReturn } from "#features/till/returns/api/write-return.ts";
import { planReturn, type ReturnPlan } from "#features/till/returns/domain/plan-return.ts";
import type { PartsAsked, ReturnRefusal } from "#features/till/returns/domain/what-goes-back.ts";
import { kronorFromOre, oreFromKronor } from "#packages/domain/money.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import type { DB } from "#packages/server/db/types.ts";
import { writeAudit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { Refusal, refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  keptFor,
  type Retry,
  refuseReused,
  retryAtTill,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { registerSchemas } from "../contract/schemas.ts";

type Returning = Pick<Call<"returnPurchase">, "chain" | "actor" | "day" | "now" | "realNow" | "params">;
type Answer = ReturnType<typeof decided>["answer"];
type Found = {
  member_id: number;
  location_id: number;
  account_id: number | null;
  purchased_at: Temporal.Instant;
  amount_ore: number;
};

/** The returned parts of a purchase, with place and reason. */
interface What {
  kind: "UNDO" | "RETURN";
  parts: PartsAsked | "EVERYTHING";
  reason: string;
  locationId: number;
}

function findPurchase(trx: Transaction<DB>, id: number): Promise<Found | undefined> {
  return trx
    .selectFrom("purchase")
    .select(["member_id", "location_id", "account_id", "purchased_at", "amount_ore"])
    .where("id", "=", id)
    .executeTakeFirst();
}

const selectOpen = (db: Build, locationId: number) =>
  db.selectFrom("location").select("id").where("id", "=", locationId).where("closed_at", "is", null);

const drawReturnId = () => statement(sql<{ id: number }>`select nextval('purchase_return_id_seq') as id`);

/** Refuses an impossible return with the contract's codes. */
function refuseReturn(reason: ReturnRefusal): never {
  if (reason === "AMOUNT_TOO_LARGE") refuseFields({ amount: reason });
  if (reason === "TOO_MANY_STAMPS") refuseFields({ stamps: reason });
  return refuse(reason);
}

interface Writing {
  call: Returning;
  today: Temporal.PlainDate;
  trx: Transaction<DB>;
  retry: Retry;
  memberId: number;
  returnId: number;
}

/** Builds the answer of a decided return, and the statements that write it. */
function decided(
  { call, today, trx, retry, memberId, returnId }: Writing,
  what: What,
  visit: GivenVisit,
  plan: ReturnPlan,
) {
  const { chain, actor, now } = call;
  const { kind, reason, locationId } = what;
  const { accountId } = actor;
  const [purchaseId, keptAmount] = [visit.id, kronorFromOre(plan.keptOre)];
  const who = { chainId: chain.id, memberId, now, today, accountId, reason };
  const { isComplete: isWhole, amountOre, welcomeOffer, takenPoints, takenStamps } = plan;
  const tie = { purchaseId, returnId, redemptionId: null };
  const answer = {
    returnId,
    takenPoints,
    takenStamps,
    keptAmount,
    clubPoints: balanceOn(plan.account.lots, today),
    owedPoints: owedBy(plan.account),
  };
  const writes: Compilable[] = [
    ...writeReturn(trx, {
      ...who,
      id: returnId,
      purchaseId,
      kind,
      locationId,
      isComplete: isWhole,
      amountOre,
      welcomeOffer,
    }),
    ...writeReinstated(trx, { ...who, returnId }, plan.uses as Given["uses"], plan, tie),
    ...recordAct(recordedReturn(who, chain.timeZone, visit, plan)),
    writeAudit(trx, chain, {
      accountId,
      act: kind === "UNDO" ? "undo-purchase" : "return-purchase",
      subject: `purchase ${purchaseId}`,
      locationIds: [locationId],
      detail: { amount: kronorFromOre(amountOre), points: takenPoints, stamps: takenStamps },
    }),
    storeAnswer(trx, retry, JSON.stringify(answer), call.realNow.add(keptFor)),
  ];
  return { answer, writes };
}

async function returnOnce(
  { db }: Services,
  call: Returning,
  retryFor: (purchase: Found) => Retry,
  whatOf: (purchase: Found, visit: GivenVisit) => What,
  /** The point of sale of the return; null for that of the purchase. */
  locationId: number | null,
): Promise<Answer> {
  const { chain, actor, day, params } = call;
  const act = db.inChain(chain.id, async (trx, { batch, last }) => {
    const purchase = (await findPurchase(trx, params.id)) ?? refuse("NOT_FOUND");
    if (actor.locationIds && !actor.locationIds.includes(purchase.location_id)) refuse("OTHER_LOCATION");
    const { member_id: memberId } = purchase;
    const { today } = day;
    const retry = retryFor(purchase);
    const asking = { memberId, accountId: actor.accountId, today, purchaseId: params.id, useIds: [], retry };
    const [{ before, given: givenState }, [[open], [drawn]]] = await Promise.all([
      readGiven<Answer>(trx, batch, asking),
      batch(selectOpen(trx, locationId ?? purchase.location_id), drawReturnId()),
    ]);
    if (!givenState) return before;
    const visit = givenState.visits[0] ?? refuse("NOT_FOUND");
    const what = whatOf(purchase, visit);
    if (what.kind === "RETURN") refuseFields({ pointOfSaleId: open ? null : "NOT_FOUND" });
    const planned = planReturn(what.parts, { ...visit, account: givenState.account, cards: givenState.cards }, today);
    if (!planned.ok) return refuseReturn(planned.reason);
    const writing = { call, today, trx, retry, memberId, returnId: drawn?.id as number };
    const { answer, writes } = decided(writing, what, visit, planned.plan);
    void last(...writes);
    return answer;
  });
  return act.catch(refuseReused);
}

/**
 * Undoes a complete registration within 15 minutes, by the cashier who made it. Refuses NO_ACCESS, TOO_LATE_TO_UNDO,
 * ALREADY_RETURNED.
 */
export async function cancelPurchase(services: Services, call: Call<"cancelPurchase">) {
  const { chain, actor, params, now, idempotencyKey } = call;
  const retryFor = ({ location_id }: Found) =>
    retryAtTill(chain.id, location_id, {
      schemas: registerSchemas,
      route: "cancelPurchase",
      key: idempotencyKey,
      request: params,
    });
  const { clubPoints, owedPoints } = await returnOnce(
    services,
    call,
    retryFor,
    (purchase) => {
      if (purchase.account_id !== actor.accountId) refuse("NO_ACCESS");
      if (!isInTimeToUndo(undoUntil(purchase.purchased_at), now)) refuse("TOO_LATE_TO_UNDO");
      return { kind: "UNDO", parts: "EVERYTHING", reason: "", locationId: purchase.location_id };
    },
    null,
  );
  return { clubPoints, owedPoints };
}

/** Registers the return of all or a part of a purchase, with a reason. The contract lists the refusals. Spec §4. */
export async function returnPurchase(services: Services, call: Call<"returnPurchase">): Promise<Answer> {
  const { chain, actor, params, body, idempotencyKey } = call;
  const reason = normaliseText(body.reason);
  const read = oreFromKronor(body.amount);
  refuseFields({ amount: read.ok ? null : read.reason, reason: reason === "" ? "REQUIRED" : null });
  if (actor.locationIds && !actor.locationIds.includes(body.pointOfSaleId)) refuse("OTHER_LOCATION");
  const request = { ...params, ...body };
  const retryFor = () =>
    retryAtTill(chain.id, body.pointOfSaleId, {
      schemas: registerSchemas,
      route: "returnPurchase",
      key: idempotencyKey,
      request,
    });
  const parts: PartsAsked = {
    amountOre: read.ok ? read.ore : 0,
    stamps: new Map(body.stamps.map(({ stampcardId, stamps }) => [stampcardId, stamps])),
    useIds: body.redemptionIds,
    keptUseIds: body.keptRedemptionIds,
  };
  return returnOnce(
    services,
    call,
    retryFor,
    () => {
      return { kind: "RETURN", parts, reason, locationId: body.pointOfSaleId };
    },
    body.pointOfSaleId,
  );
}

/** Money that a shop has refunded for a purchase. */
interface RefundedGoods {
  purchaseId: number;
  /** In öre, including earlier refunds. */
  refundedOre: number;
  reason: string;
  locationId: number;
}

/**
 * Returns money of a purchase until as much is returned as a shop has refunded in all, and at most the purchase. Does
 * nothing if that much is returned already, so that repeated and concurrent reports return it once. Refuses like
 * `returnPurchase`.
 */
export async function returnRefunded(
  services: Services,
  call: Omit<Returning, "params">,
  { purchaseId, refundedOre, reason, locationId }: RefundedGoods,
): Promise<void> {
  const params = { id: purchaseId };
  const retry = retryAtTill(call.chain.id, locationId, {
    schemas: registerSchemas,
    route: "returnPurchase",
    key: randomUUID(),
    request: { ...params, refundedOre },
  });
  const whatOf = ({ amount_ore }: Found, { keptOre }: GivenVisit): What => {
    const amountOre = Math.min(refundedOre - (amount_ore - keptOre), keptOre);
    if (amountOre <= 0) refuse("NOTHING_TO_RETURN");
    const parts = { amountOre, stamps: new Map(), useIds: [], keptUseIds: [] };
    return { kind: "RETURN", parts, reason: normaliseText(reason), locationId };
  };
  try {
    await returnOnce(services, { ...call, params }, () => retry, whatOf, locationId);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "NOTHING_TO_RETURN")) throw error;
  }
}
