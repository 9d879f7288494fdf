import { sql, type Transaction } from "kysely";
import { countedOf } from "#features/insight/figures/api/counted.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { couponsSchemas } from "../contract/schemas.ts";
import { couponOf, selectCouponRows } from "./coupon-shape.ts";

/** Counts uses of a `coupon` row that were not cancelled. */
export const usesNotCancelled = countedOf("COUPON", sql`coupon.id`);

/** Selects all coupons for the merchant: rewards, the cheapest first, then value coupons. */
export function selectMerchantCoupons(db: Build) {
  return selectCouponRows(db)
    .select(["total_limit", "per_member_limit", usesNotCancelled.as("redeemed")])
    .orderBy("coupon.points_required", (order) => order.asc().nullsLast())
    .orderBy("coupon.value_ore")
    .orderBy("coupon.id");
}

type MerchantCouponRow = Awaited<ReturnType<ReturnType<typeof selectMerchantCoupons>["execute"]>>[number];

export function merchantCouponOf(row: MerchantCouponRow, day: ClubDay) {
  return versioned(couponsSchemas.updateCoupon.body, {
    ...couponOf(row, day),
    storedStatus: row.publish_status,
    usedUp: row.used_up,
    totalLimit: row.total_limit,
    perMemberLimit: row.per_member_limit,
    redeemed: row.redeemed,
    translations: row.translations,
  });
}

/** Locks a coupon for the transaction: its status cannot change and no till can begin to use it. */
export function lockCoupon(trx: Transaction<DB>, id: number) {
  return selectCouponRows(trx).where("coupon.id", "=", id).forNoKeyUpdate();
}
