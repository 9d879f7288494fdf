import { sql } from "kysely";
import { carriersOfCoupon, chosen, isCurrent, runsAt } from "#features/loyalty/campaigns/api/queries.ts";
import { isBroughtTo } from "#features/loyalty/coupons/api/brought-queries.ts";
import { usedByMember } from "#features/loyalty/coupons/api/not-cancelled.ts";
import type { ForSome } from "#features/messages/selections/api/ask-audiences.ts";
import { boughtAlone } from "#features/till/approvals/api/large-amounts/bought-queries.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** The requested coupons, each with its member and location. */
export interface CouponsAsked {
  couponIds: readonly number[];
  memberIds: readonly number[];
  locationIds: readonly number[];
  today: Temporal.PlainDate;
}

/**
 * Selects coupons with the facts that allow their use: the member's uses, running campaigns here and sendouts. It locks
 * the rows against a change of status, so that a coupon is withdrawn or used, never both.
 */
export function lockCoupons(db: Build, { couponIds, memberIds, locationIds, today }: CouponsAsked) {
  const requestedRows = sql<{ coupon: number; member: number; location: number }>`unnest(${couponIds}::bigint[],
    ${memberIds}::bigint[], ${locationIds}::bigint[])`.as<"asked">(sql`asked (coupon, member, location)`);
  const carriers = carriersOfCoupon(today, sql<number>`asked.location`);
  return db
    .selectFrom("coupon")
    .innerJoin(requestedRows, "asked.coupon", "coupon.id")
    .select(["asked.member as memberId", "id", "kind", "name", "points_required", "value_ore", "starts_on", "ends_on"])
    .select(["publish_status", "per_member_limit", "minimum_ore"])
    .select([
      usedByMember(sql<number>`asked.member`).as("used_by_member"),
      sql<ForSome[] | null>`case when kind = 'VALUE' then ${carriers} end`.as("carriers"),
      sql<boolean>`kind = 'VALUE' and ${isBroughtTo(sql<number>`asked.member`)}`.as("is_brought"),
    ])
    .orderBy("id")
    .forShare("coupon");
}

/** Locks limited coupons in the order of their ids, so that concurrent tills cannot deadlock. */
export function lockStock(db: Build, ids: readonly number[]) {
  return db
    .selectFrom("coupon_stock")
    .select(["coupon_id", "total_limit", "taken"])
    .where(sql<boolean>`coupon_id = any(${ids}::bigint[])`)
    .orderBy("coupon_id")
    .forUpdate();
}

/** The requested campaigns, each with its location. */
export interface CampaignsAsked {
  ids: readonly number[];
  locationIds: readonly number[];
  today: Temporal.PlainDate;
}

/** Selects the campaigns that run today at their point of sale, locked against a change of status. */
export function lockCurrentCampaigns(db: Build, { ids, locationIds, today }: CampaignsAsked) {
  const requestedRows = sql<{
    campaign: number;
    location: number;
  }>`unnest(${ids}::bigint[], ${locationIds}::bigint[])`.as<"asked">(sql`asked (campaign, location)`);
  return db
    .selectFrom("campaign")
    .innerJoin(requestedRows, "asked.campaign", "campaign.id")
    .select(["campaign.id", "asked.location as locationId", chosen.as("chosen")])
    .where(isCurrent(today))
    .where(runsAt(sql<number>`asked.location`))
    .where("welcome_offer", "=", false)
    .orderBy("campaign.id")
    .forShare("campaign");
}

/** Locks stamp cards against being stopped or withdrawn, so that a stamp goes to an active card or to none. */
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

/** Selects the rewards of fillings by id, for any status of the card. */
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

/** Selects members' welcome offers with the facts that allow their use, locked against withdrawal. */
export function lockWelcomeOffers(db: Build, memberIds: readonly number[]) {
  return db
    .selectFrom("member_welcome_offer as offer")
    .innerJoin("campaign", (join) =>
      join.onRef("campaign.chain_id", "=", "offer.chain_id").onRef("campaign.id", "=", "offer.campaign_id"),
    )
    .select(["offer.member_id as memberId", "offer.campaign_id", "offer.through", "offer.used_purchase_id"])
    .select(["campaign.publish_status", "campaign.end_date", "campaign.coupon_id"])
    .where(sql<boolean>`offer.member_id = any(${memberIds}::bigint[])`)
    .forShare();
}

export function selectCategories(db: Build, ids: readonly number[]) {
  return db
    .selectFrom("category")
    .select("id")
    .where(sql<boolean>`category.id = any(${ids}::bigint[])`)
    .where("removed_at", "is", null);
}

/** The members' purchases are summed since the start of the club's current day. */
export interface RuleQuery {
  locationIds: readonly number[];
  memberIds: readonly number[];
  dayBegan: Temporal.Instant;
}

/** Selects the club's rule, the open points of sale and each member's purchases today without a second person. */
export function selectRule(db: Build, { locationIds, memberIds, dayBegan }: RuleQuery) {
  return db
    .selectFrom(sql<{ n: number }>`(select 1 as n)`.as("one"))
    .leftJoin("club_points", (join) => join.on("club_points.chain_id", "=", thisChain))
    .select(["active", "points_per_krona_hundredths", "month_validation", "counted_points_from"])
    .select(["alone_per_purchase_ore", "alone_per_day_ore", "alone_per_member_day_ore", "accepts_number_alone"])
    .select([
      sql<number[]>`array(select id from location where chain_id = ${thisChain} and id = any(${locationIds}::bigint[])
        and closed_at is null)`.as("open_locations"),
      sql<number[]>`array(select ${boughtAlone(sql`one.id`, dayBegan)}
        from unnest(${memberIds}::bigint[]) with ordinality as one (id, nth) order by nth)`.as("bought_today"),
    ]);
}
