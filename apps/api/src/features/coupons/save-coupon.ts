import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { canDelete, effectiveStatus, isFinal } from "@stammis/domain/offers/publish-status";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { keepImage } from "../chains/keep-image.ts";
import { readCoupon } from "./coupon-fields.ts";
import { couponFacts, selectCouponRows } from "./coupon-shape.ts";
import { lockCoupon, merchantCouponOf, selectMerchantCoupons } from "./queries.ts";
import { lockTaken, saveStock } from "./stock.ts";

/** Longest side of a coupon's picture, in pixels. */
const imageSide = 800;

/** Nothing about a final coupon changes any more; one that is used up may be given a higher limit. */
export async function lockChangeable(trx: Transaction<DB>, id: number, day: ClubDay) {
  const coupon = (await lockCoupon(trx, id).executeTakeFirst()) ?? refuse("NOT_FOUND");
  if (isFinal(effectiveStatus({ ...couponFacts(coupon, day), usedUp: false }))) refuse("STATUS_NOT_ALLOWED");
  return coupon;
}

export async function readBack(trx: Transaction<DB>, id: number, day: ClubDay) {
  const row = await selectMerchantCoupons(trx).where("coupon.id", "=", id).executeTakeFirstOrThrow();
  return merchantCouponOf(row, day);
}

/** A draft until it is activated. */
export async function createCoupon({ db }: Services, { chain, actor, body, day, now }: Call<"createCoupon">) {
  const fields = readCoupon(body, body.kind, 0);
  return db.inChain(chain.id, async (trx) => {
    const { id } = await trx
      .insertInto("coupon")
      .values({ chain_id: chain.id, kind: body.kind, ...fields, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await saveStock(trx, chain, id, { totalLimit: fields.total_limit, taken: 0 });
    await audit(trx, chain, { accountId: actor.accountId, act: "create-coupon", subject: `coupon ${id}` });
    return readBack(trx, id, day);
  });
}

/** The kind stays. A new price, worth or limit applies from then on; uses keep what they cost. */
export async function updateCoupon(
  { db }: Services,
  { chain, actor, params: { id }, body, day }: Call<"updateCoupon">,
) {
  return db.inChain(chain.id, async (trx) => {
    const { kind } = await lockChangeable(trx, id, day);
    const taken = await lockTaken(trx, id);
    const fields = readCoupon(body, kind, taken);
    await trx.updateTable("coupon").set(fields).where("id", "=", id).execute();
    await saveStock(trx, chain, id, { totalLimit: fields.total_limit, taken });
    const { points_required: pointsRequired, value_ore: valueOre, minimum_ore: minimumOre } = fields;
    const detail = { pointsRequired, valueOre, minimumOre, totalLimit: fields.total_limit };
    await audit(trx, chain, { accountId: actor.accountId, act: "update-coupon", subject: `coupon ${id}`, detail });
    return readBack(trx, id, day);
  });
}

async function setImage({ db }: Services, call: Call<"removeCouponImage">, imagePath: string | null, act: string) {
  const { chain, actor, params, day } = call;
  await db.inChain(chain.id, async (trx) => {
    await lockChangeable(trx, params.id, day);
    await trx.updateTable("coupon").set({ image_path: imagePath }).where("id", "=", params.id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act, subject: `coupon ${params.id}` });
  });
}

export async function setCouponImage(services: Services, call: Call<"setCouponImage">) {
  const imagePath = await keepImage(services, call.chain, call.file, imageSide);
  await setImage(services, call, imagePath, "set-coupon-image");
  return { imagePath };
}

export const removeCouponImage = (services: Services, call: Call<"removeCouponImage">) =>
  setImage(services, call, null, "remove-coupon-image");

/** Only what was never published, and no campaign carries, can be deleted. Refuses STATUS_NOT_ALLOWED. */
export async function removeCoupon({ db }: Services, { chain, actor, params: { id } }: Call<"removeCoupon">) {
  await db.inChain(chain.id, async (trx) => {
    // Against a campaign that takes it up this moment, too.
    const coupon = await selectCouponRows(trx).where("coupon.id", "=", id).forUpdate().executeTakeFirst();
    if (!coupon) return refuse("NOT_FOUND");
    const carrying = await trx.selectFrom("campaign").select("id").where("coupon_id", "=", id).executeTakeFirst();
    if (carrying || !canDelete(coupon.publish_status)) refuse("STATUS_NOT_ALLOWED");
    await trx.deleteFrom("coupon").where("id", "=", id).execute();
    await audit(trx, chain, { accountId: actor.accountId, act: "remove-coupon", subject: `coupon ${id}` });
  });
}
