import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { canDelete, effectiveStatus, isFinal } from "@stammis/domain/offers/publish-status";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { keepBetterPromises } from "./better-promises.ts";
import { lockStampCard, merchantStampcardOf, selectMerchantStampCards } from "./queries.ts";
import { promiseOf, readStampCard } from "./stamp-card-fields.ts";
import { stampCardFacts } from "./stamp-card-shape.ts";

/** Nothing about a final card changes any more. */
export async function lockChangeable(trx: Transaction<DB>, id: number, day: ClubDay): Promise<void> {
  const card = (await lockStampCard(trx, id).executeTakeFirst()) ?? refuse("NOT_FOUND");
  if (isFinal(effectiveStatus(stampCardFacts(card, day)))) refuse("STATUS_NOT_ALLOWED");
}

export async function readBack(trx: Transaction<DB>, id: number, day: ClubDay) {
  const row = await selectMerchantStampCards(trx, day.today).where("stamp_card.id", "=", id).executeTakeFirstOrThrow();
  return merchantStampcardOf(row, day);
}

/** A draft until it is activated, with the reward a full one gives. */
export async function createStampcard({ db }: Services, { chain, actor, body, day, now }: Call<"createStampcard">) {
  const { card, coupon } = readStampCard(body);
  return db.inChain(chain.id, async (trx) => {
    const { id } = await trx
      .insertInto("stamp_card")
      .values({ chain_id: chain.id, ...card, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("stamp_card_coupon")
      .values({ chain_id: chain.id, stamp_card_id: id, ...coupon })
      .execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "create-stamp-card", subject: `stamp card ${id}` });
    return readBack(trx, id, day);
  });
}

/** Who collects keeps the better of what was promised and what the card promises now; rewards won keep their days. */
export async function updateStampcard(
  { db }: Services,
  { chain, actor, params, body, day, now }: Call<"updateStampcard">,
) {
  const { id } = params;
  const { card, coupon } = readStampCard(body);
  return db.inChain(chain.id, async (trx) => {
    await lockChangeable(trx, id, day);
    await trx.updateTable("stamp_card").set(card).where("id", "=", id).execute();
    await trx.updateTable("stamp_card_coupon").set(coupon).where("stamp_card_id", "=", id).execute();
    const promise = { ...promiseOf(body), stampCardId: id, today: day.today };
    await keepBetterPromises(trx, promise, now);
    const detail = {
      stamps: card.stamps_amount,
      months: card.month_validation,
      rewardDays: coupon.day_validation,
    };
    const subject = `stamp card ${id}`;
    await audit(trx, chain, { accountId: actor.accountId, act: "update-stamp-card", subject, detail });
    return readBack(trx, id, day);
  });
}

/** Only what was never published can be deleted, its reward with it. Refuses STATUS_NOT_ALLOWED. */
export async function removeStampcard({ db }: Services, { chain, actor, params: { id } }: Call<"removeStampcard">) {
  await db.inChain(chain.id, async (trx) => {
    const card = (await lockStampCard(trx, id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    if (!canDelete(card.publish_status)) refuse("STATUS_NOT_ALLOWED");
    await trx.deleteFrom("stamp_card").where("id", "=", id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-stamp-card", subject: `stamp card ${id}` });
  });
}
