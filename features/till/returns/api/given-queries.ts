import { type RawBuilder, sql } from "kysely";
import { welcomeOfferUsed } from "#features/loyalty/campaigns/api/queries.ts";
import { notCancelled } from "#features/loyalty/coupons/api/not-cancelled.ts";
import { hasSettled } from "#features/loyalty/points/api/settlements.ts";
import type { StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** The requested visits with all their uses, or single uses by id. */
export interface GivenAsked {
  memberId: number;
  /** The ids of this member's purchases, as SQL; null for none. */
  purchases: RawBuilder<unknown> | null;
  useIds: readonly number[];
}

const noPurchase = sql`select null::bigint`;
const among = ({ purchases }: GivenAsked) => purchases ?? noPurchase;

function isAsked(column: "redemption.id" | "point_entry.redemption_id", selection: GivenAsked) {
  return sql<boolean>`(${sql.ref(column)} = any(${selection.useIds}::bigint[]) or ${sql.ref(column)} in (
    select id from redemption as theirs where theirs.chain_id = ${thisChain} and theirs.member_id = ${selection.memberId}::bigint
      and theirs.purchase_id in (${among(selection)})))`;
}

/** Selects uses that were not cancelled. `valueOre`: the amount a value coupon paid. */
export function selectNotCancelled(db: Build, selection: GivenAsked) {
  return db
    .selectFrom("redemption")
    .leftJoin("campaign", (join) =>
      join.onRef("campaign.chain_id", "=", "redemption.chain_id").onRef("campaign.id", "=", "redemption.campaign_id"),
    )
    .select(["redemption.id", "redemption.purchase_id as purchaseId", "redemption.coupon_id as couponId"])
    .select(["stamp_card_id as stampCardId", "usage_order as fillingOrder", "value_ore as valueOre"])
    .select(sql<boolean>`coalesce(campaign.welcome_offer, false)`.as("ofWelcomeOffer"))
    .where("redemption.member_id", "=", selection.memberId)
    .where(isAsked("redemption.id", selection))
    .where(notCancelled)
    .orderBy("redemption.id");
}

/** Selects the points that each use took from each lot. */
export function selectTaken(db: Build, selection: GivenAsked) {
  return db
    .selectFrom("point_entry")
    .select(["redemption_id as useId", "lot_id as lotId", "points"])
    .where("kind", "=", "REDEEM")
    .where("member_id", "=", selection.memberId)
    .where(isAsked("point_entry.redemption_id", selection))
    .orderBy("id");
}

/** Selects every lot of the member that the return of these uses or of a visit's points can change. */
export function selectReachedLots(db: Build, selection: GivenAsked, today: Temporal.PlainDate) {
  return db
    .selectFrom("point_lot")
    .select(["id", "amount", "left_points as left", "owed_points as owed", "valid_through as validThrough"])
    .where("member_id", "=", selection.memberId)
    .where(
      sql<boolean>`((left_points > 0 and valid_through >= ${today}::date) or owed_points > 0
        or point_lot.purchase_id in (${among(selection)})
        or point_lot.id in (select lot_id from point_entry
          where point_entry.chain_id = ${thisChain} and point_entry.member_id = ${selection.memberId}::bigint
            and ${isAsked("point_entry.redemption_id", selection)})
        or ${hasSettled(selection.memberId)})`,
    );
}

/** Selects fillings that the return can change: used rewards, and fillings with stamps of the visits. */
export function selectReachedFillings(db: Build, selection: GivenAsked) {
  return db
    .selectFrom("stamp_card_usage as filling")
    .innerJoin("redemption", (join) =>
      join.onRef("redemption.chain_id", "=", "filling.chain_id").onRef("redemption.id", "=", "filling.redemption_id"),
    )
    .select("filling.id")
    .where("filling.member_id", "=", selection.memberId)
    .where(isAsked("redemption.id", selection))
    .union(
      db
        .selectFrom("stamp_entry as entry")
        .innerJoin("stamp_card_usage as filling", (join) =>
          join
            .onRef("filling.chain_id", "=", "entry.chain_id")
            .onRef("filling.member_id", "=", "entry.member_id")
            .onRef("filling.stamp_card_id", "=", "entry.stamp_card_id")
            .onRef("filling.usage_order", "=", "entry.usage_order"),
        )
        .select("filling.id")
        .where(sql<boolean>`entry.purchase_id in (${among(selection)})`),
    );
}

/** Selects the visits with their kept amounts and their lots. */
export function selectGivenVisits(db: Build, selection: GivenAsked) {
  return db
    .selectFrom("purchase")
    .leftJoin("point_lot as lot", (join) =>
      join.onRef("lot.chain_id", "=", "purchase.chain_id").onRef("lot.purchase_id", "=", "purchase.id"),
    )
    .select(["purchase.id", "amount_ore as amountOre", "discount_ore as discountOre", "returned_ore as returnedOre"])
    .select(["returned_at as returnedAt", welcomeOfferUsed.as("welcomeOffer")])
    .select(["lot.id as lotId", "lot.amount as earned", "lot.points_per_krona_hundredths as rate"])
    .select(
      sql<number>`(select coalesce(sum(points), 0)::bigint from point_entry
        where point_entry.chain_id = ${thisChain} and point_entry.lot_id = lot.id and kind = 'RETURN')`.as(
        "returnedSoFar",
      ),
    )
    .where("purchase.member_id", "=", selection.memberId)
    .where(sql<boolean>`purchase.id in (${among(selection)})`)
    .orderBy("purchase.id");
}

export type GivenVisitRow = Awaited<ReturnType<ReturnType<typeof selectGivenVisits>["execute"]>>[number];

/** Selects the visits' entries on the member's cards, in the order of writing. */
export function selectGivenStamps(db: Build, selection: GivenAsked) {
  return db
    .selectFrom("stamp_entry")
    .select((eb) => eb.ref("kind").$castTo<StampEntry["kind"]>().as("kind"))
    .select(["purchase_id as purchaseId", "stamp_card_id as stampCardId", "usage_order as order", "stamps"])
    .where(sql<boolean>`purchase_id in (${among(selection)})`)
    .orderBy("id");
}
