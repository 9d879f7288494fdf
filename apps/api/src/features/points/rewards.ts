import type { CouponShape } from "@stammis/contract/shapes";
import type { StoredStatus } from "@stammis/domain/publish-status";
import { type Kysely, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import { couponOf } from "./coupons.ts";

/** Every reward of the club, cheapest first, with how often it was redeemed and not taken back. */
export function selectRewards(db: Kysely<DB>) {
  const counted = db
    .selectFrom("redemption")
    .leftJoin("redemption_cancellation as cancelled", (join) =>
      join
        .onRef("cancelled.chain_id", "=", "redemption.chain_id")
        .onRef("cancelled.redemption_id", "=", "redemption.id"),
    )
    .select("redemption.coupon_id")
    .select(sql<number>`count(*)::int`.as("redeemed"))
    .where("cancelled.redemption_id", "is", null)
    .groupBy("redemption.coupon_id")
    .as("counted");
  return db
    .selectFrom("coupon")
    .leftJoin(counted, "counted.coupon_id", "coupon.id")
    .select(["coupon.id", "name", "description", "image_path", "points_required", "publish_status"])
    .select(sql<number>`coalesce(counted.redeemed, 0)`.as("redeemed"))
    .orderBy("points_required")
    .orderBy("coupon.id");
}

type RewardRow = Awaited<ReturnType<ReturnType<typeof selectRewards>["execute"]>>[number];

export function rewardOf(row: RewardRow): CouponShape & { redeemed: number } {
  return { ...couponOf(row), redeemed: row.redeemed };
}

/** A reward and its status, held until the transaction ends: nobody else moves it meanwhile. */
export function lockReward(db: Kysely<DB>, id: number) {
  return db
    .selectFrom("coupon")
    .select((eb) => eb.ref("publish_status").$castTo<StoredStatus>().as("status"))
    .where("id", "=", id)
    .forNoKeyUpdate();
}
