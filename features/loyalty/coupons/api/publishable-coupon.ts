import type { Transaction } from "kysely";
import { publishable } from "#features/loyalty/publishing/api/publishable.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { couponFacts, selectCouponRows } from "./coupon-shape.ts";
import { lockCoupon, merchantCouponOf, selectMerchantCoupons } from "./queries.ts";

export const publishableCoupon = publishable({
  table: "coupon",
  words: { subject: "coupon", update: "update-coupon", setStatus: "set-coupon-status", remove: "remove-coupon" },
  prepared: "PUBLISH_OFFER",
  hold: async (trx: Transaction<DB>, id: number) =>
    (await lockCoupon(trx, id).executeTakeFirst()) ?? refuse("NOT_FOUND"),
  facts: couponFacts,
  async read(trx: Transaction<DB>, id: number, day: ClubDay) {
    const row = await selectMerchantCoupons(trx).where("coupon.id", "=", id).executeTakeFirstOrThrow();
    return merchantCouponOf(row, day);
  },
});

/** Whether a campaign has the coupon, including one that is being saved concurrently. */
export async function isCarried(trx: Transaction<DB>, id: number): Promise<boolean> {
  await selectCouponRows(trx).where("coupon.id", "=", id).forUpdate().execute();
  return (await trx.selectFrom("campaign").select("id").where("coupon_id", "=", id).executeTakeFirst()) !== undefined;
}
