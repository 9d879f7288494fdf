import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { thisChain } from "../../db/this-chain.ts";
import { carrierOfCoupon, isCurrent, runsAt } from "../campaigns/queries.ts";
import { usedByMember } from "../coupons/not-cancelled.ts";

interface CouponsAsked {
  ids: readonly number[];
  memberId: number;
  locationId: number;
  today: Temporal.PlainDate;
}

/**
 * Coupons with what decides whether the member may use them: how often they have, uses given back left out, and through
 * which campaign running here today members have a value coupon (the welcome offer's own is had through it alone). Held
 * against a change of status until the registration is over: withdrawn or used, never both.
 */
export function lockCoupons(db: Build, { ids, memberId, locationId, today }: CouponsAsked) {
  return db
    .selectFrom("coupon")
    .select(["id", "kind", "name", "points_required", "value_ore", "starts_on", "ends_on", "publish_status"])
    .select(["per_member_limit", "minimum_ore"])
    .select([
      usedByMember(memberId).as("used_by_member"),
      sql<number | null>`case when kind = 'VALUE' then ${carrierOfCoupon(today, locationId)} end`.as("carrier"),
    ])
    .where(sql<boolean>`coupon.id = any(${ids}::bigint[])`)
    .orderBy("id")
    .forShare();
}

/** Limited coupons are taken one till at a time, in the order of their ids: no two of them wait for each other. */
export function lockStock(db: Build, ids: readonly number[]) {
  return db
    .selectFrom("coupon_stock")
    .select(["coupon_id", "total_limit", "taken"])
    .where(sql<boolean>`coupon_id = any(${ids}::bigint[])`)
    .orderBy("coupon_id")
    .forUpdate();
}

/** Those of the campaigns asked for that run today at this point of sale, held against a change of status. */
export function lockCurrentCampaigns(
  db: Build,
  { ids, locationId, today }: { ids: readonly number[]; locationId: number; today: Temporal.PlainDate },
) {
  return db
    .selectFrom("campaign")
    .select(["campaign.id", "campaign.name"])
    .where(sql<boolean>`campaign.id = any(${ids}::bigint[])`)
    .where(isCurrent(today))
    .where(runsAt(locationId))
    .where("welcome_offer", "=", false)
    .orderBy("campaign.id")
    .forShare();
}

/** Held against stopping and withdrawing: a stamp lands on a card that takes stamps, or on none. */
export function lockStampCards(db: Build, ids: readonly number[]) {
  return db
    .selectFrom("stamp_card")
    .innerJoin("stamp_card_coupon as coupon", (join) =>
      join.onRef("coupon.chain_id", "=", "stamp_card.chain_id").onRef("coupon.stamp_card_id", "=", "stamp_card.id"),
    )
    .select(["stamp_card.id", "title", "stamps_amount", "month_validation", "publish_status"])
    .select(["coupon.reward", "coupon.day_validation"])
    .where(sql<boolean>`stamp_card.id = any(${ids}::bigint[])`)
    .orderBy("stamp_card.id")
    .forShare();
}

/** The rewards of cards by the card's id, whatever the card's status. */
export function selectRewardNames(db: Build, fillingIds: readonly number[]) {
  return db
    .selectFrom("stamp_card_usage as filling")
    .innerJoin("stamp_card_coupon as coupon", (join) =>
      join
        .onRef("coupon.chain_id", "=", "filling.chain_id")
        .onRef("coupon.stamp_card_id", "=", "filling.stamp_card_id"),
    )
    .select(["filling.id as fillingId", "coupon.reward"])
    .where(sql<boolean>`filling.id = any(${fillingIds}::bigint[])`);
}

/** The member's welcome offer with what decides whether it can be used, held against withdrawing. */
export function lockWelcomeOffer(db: Build, memberId: number) {
  return db
    .selectFrom("member_welcome_offer as offer")
    .innerJoin("campaign", (join) =>
      join.onRef("campaign.chain_id", "=", "offer.chain_id").onRef("campaign.id", "=", "offer.campaign_id"),
    )
    .select(["offer.campaign_id", "offer.through", "offer.used_purchase_id"])
    .select(["campaign.publish_status", "campaign.end_date", "campaign.coupon_id"])
    .where("offer.member_id", "=", memberId)
    .forShare();
}

export function countCategories(db: Build, ids: readonly number[]) {
  return db
    .selectFrom("category")
    .select(sql<number>`count(*)::int`.as("count"))
    .where(sql<boolean>`category.id = any(${ids}::bigint[])`)
    .where("removed_at", "is", null);
}

/**
 * The club's rule, whether the point of sale is open, and ids drawn with them, so that the whole registration is
 * written in one trip.
 */
export function selectRuleAndIds(db: Build, locationId: number, redemptions: number) {
  return db
    .selectFrom(sql<{ n: number }>`(select 1 as n)`.as("one"))
    .leftJoin("club_points", (join) => join.on("club_points.chain_id", "=", thisChain))
    .select(["active", "points_per_krona_hundredths", "month_validation", "counted_points_from"])
    .select(["alone_per_purchase_ore", "alone_per_day_ore"])
    .select([
      sql<boolean>`exists (select from location where chain_id = ${thisChain} and id = ${locationId} and closed_at is null)`.as(
        "open",
      ),
      sql<number>`nextval('purchase_id_seq')`.as("purchase_id"),
      sql<number>`nextval('point_lot_id_seq')`.as("lot_id"),
      sql<number[]>`array(select nextval('redemption_id_seq') from generate_series(1, ${redemptions}::int))`.as(
        "redemption_ids",
      ),
    ]);
}
