import { todayIn } from "@stammis/domain/calendar";
import { undoMinutes } from "@stammis/domain/limits";
import { oreFromKronor } from "@stammis/domain/money";
import { normaliseText } from "@stammis/domain/text";
import type { Transaction } from "kysely";
import type { Call } from "../../call.ts";
import type { DB } from "../../db/types.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { keptFor, type Retry, refuseReused, retryOf, storeAnswer } from "../../stored-answers.ts";
import { readGiven } from "../returns/read-given.ts";
import { type TakeBack, takeBackPurchase } from "../returns/take-back.ts";

type Returning = Call<"returnPurchase"> | Call<"cancelPurchase">;
type Answer = Awaited<ReturnType<typeof takeBackPurchase>>;
type Found = { member_id: number; location_id: number; account_id: number | null; purchased_at: Temporal.Instant };

function findPurchase(trx: Transaction<DB>, id: number): Promise<Found | undefined> {
  return trx
    .selectFrom("purchase")
    .select(["member_id", "location_id", "account_id", "purchased_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

async function checkOpen(trx: Transaction<DB>, locationId: number): Promise<void> {
  const open = await trx
    .selectFrom("location")
    .select("id")
    .where("id", "=", locationId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  refuseFields({ pointOfSaleId: open ? null : "NOT_FOUND" });
}

async function takeBackOnce(
  { db }: Services,
  call: Returning,
  retry: Retry,
  whatOf: (purchase: Found) => Omit<TakeBack, "purchaseId">,
): Promise<Answer> {
  const { chain, actor, now, params } = call;
  const act = db.inChain(chain.id, async (trx, { batch }) => {
    const purchase = (await findPurchase(trx, params.id)) ?? refuse("NOT_FOUND");
    if (actor.locationIds && !actor.locationIds.includes(purchase.location_id)) refuse("OTHER_LOCATION");
    const { member_id: memberId } = purchase;
    const today = todayIn(chain.timeZone, now);
    const asked = { purchaseId: params.id, ids: [] };
    const reading = { memberId, accountId: actor.accountId, today, asked, retry };
    const { before, given } = await readGiven<Answer>(trx, batch, reading);
    if (!given) return before;
    const what = { ...whatOf(purchase), purchaseId: params.id };
    if (what.kind === "RETURN") await checkOpen(trx, what.locationId);
    const answer = await takeBackPurchase({ chain, actor, now, today, trx, batch }, what, memberId, given);
    await storeAnswer(trx, retry, JSON.stringify(answer), call.realNow.add(keptFor)).execute();
    return answer;
  });
  return act.catch(refuseReused);
}

/**
 * Undoes a whole registration within 15 minutes, by the one who made it. Refuses NO_ACCESS, TOO_LATE_TO_UNDO,
 * ALREADY_RETURNED.
 */
export async function cancelPurchase(services: Services, call: Call<"cancelPurchase">) {
  const { chain, actor, params, now } = call;
  const retry = retryOf(chain.id, actor.accountId, "cancelPurchase", call.idempotencyKey, params);
  const { clubPoints, owedPoints } = await takeBackOnce(services, call, retry, (purchase) => {
    if (purchase.account_id !== actor.accountId) refuse("NO_ACCESS");
    const since = now.subtract({ minutes: undoMinutes });
    if (Temporal.Instant.compare(purchase.purchased_at, since) < 0) refuse("TOO_LATE_TO_UNDO");
    return {
      kind: "UNDO",
      everything: true,
      amountOre: 0,
      stamps: [],
      redemptionIds: [],
      reason: "",
      locationId: purchase.location_id,
    };
  });
  return { clubPoints, owedPoints };
}

/** Returns all or a part of a purchase later, with a reason. Refusals as the contract lists them. Spec §4. */
export async function returnPurchase(services: Services, call: Call<"returnPurchase">): Promise<Answer> {
  const { chain, actor, params, body } = call;
  const reason = normaliseText(body.reason);
  const read = oreFromKronor(body.amount);
  refuseFields({ amount: read.ok ? null : read.reason, reason: reason === "" ? "REQUIRED" : null });
  if (actor.locationIds && !actor.locationIds.includes(body.pointOfSaleId)) refuse("OTHER_LOCATION");
  const retry = retryOf(chain.id, actor.accountId, "returnPurchase", call.idempotencyKey, { ...params, ...body });
  return takeBackOnce(services, call, retry, () => ({
    kind: "RETURN",
    everything: false,
    amountOre: read.ok ? read.ore : 0,
    stamps: body.stamps,
    redemptionIds: body.redemptionIds,
    reason,
    locationId: body.pointOfSaleId,
  }));
}
