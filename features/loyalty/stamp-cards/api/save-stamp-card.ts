import { holdForEdit } from "#features/loyalty/publishing/api/publishable.ts";
import { holdLanguage } from "#features/loyalty/publishing/api/read-translations.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { keepBetterPromises } from "./better-promises.ts";
import { publishableStampCard } from "./publishable-stamp-card.ts";
import { promiseOf, readStampCard } from "./stamp-card-fields.ts";

/** Creates a card as a draft, with its reward. */
export async function createStampcard({ db }: Services, { chain, actor, body, day, now }: Call<"createStampcard">) {
  return db.inChain(chain.id, async (trx) => {
    const { card, coupon } = readStampCard(await holdLanguage(trx, chain), body);
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
    return publishableStampCard.read(trx, id, day);
  });
}

/** Updates a card. Open fillings keep the better of old and new terms; rewards already won keep their days. */
export async function updateStampcard(
  { db }: Services,
  { chain, actor, params, body, day, now }: Call<"updateStampcard">,
) {
  const { id } = params;
  return db.inChain(chain.id, async (trx) => {
    const { card, coupon } = readStampCard(await holdLanguage(trx, chain), body);
    await holdForEdit(publishableStampCard, trx, id, { chain, actor, day, began: body.version });
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
    return publishableStampCard.read(trx, id, day);
  });
}
