import type { EntryKind } from "@stammis/domain/points/ledger";
import { type Kysely, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import { stands } from "../coupons/standing-uses.ts";

/** Redemptions in question: all of a purchase, or those named. */
export interface RedemptionsAsked {
  purchaseId: number | null;
  ids: readonly number[];
}

function isAsked(column: "redemption.id" | "point_entry.redemption_id", { purchaseId, ids }: RedemptionsAsked) {
  return sql<boolean>`(${sql.ref(column)} = any(${ids}::bigint[]) or ${sql.ref(column)} in (
    select id from redemption as theirs where theirs.purchase_id = ${purchaseId}::bigint))`;
}

/** Redemptions that stand. `valueOre`: what a value coupon paid. */
export function selectStanding(db: Kysely<DB>, asked: RedemptionsAsked) {
  return db
    .selectFrom("redemption")
    .select(["redemption.id", "coupon_id as couponId", "stamp_card_id as stampCardId", "usage_order as usageOrder"])
    .select("value_ore as valueOre")
    .where(isAsked("redemption.id", asked))
    .where(stands)
    .orderBy("redemption.id");
}

export type StandingRedemption = Awaited<ReturnType<ReturnType<typeof selectStanding>["execute"]>>[number];

/** What each took from which lot. */
export function selectTaken(db: Kysely<DB>, asked: RedemptionsAsked) {
  return db
    .selectFrom("point_entry")
    .select(["redemption_id as redemptionId", "lot_id as lotId", "points"])
    .where("kind", "=", "REDEEM")
    .where(isAsked("point_entry.redemption_id", asked))
    .orderBy("id");
}

/** Every lot of the member that giving these back, or taking a purchase's points back, can reach. */
export function selectReachedLots(
  db: Kysely<DB>,
  memberId: number,
  today: Temporal.PlainDate,
  asked: RedemptionsAsked,
) {
  return db
    .selectFrom("point_lot")
    .select(["id", "amount", "left_points as left", "owed_points as owed", "valid_through as validThrough"])
    .where("member_id", "=", memberId)
    .where(
      sql<boolean>`((left_points > 0 and valid_through >= ${today}::date) or owed_points > 0
        or point_lot.purchase_id = ${asked.purchaseId}::bigint
        or point_lot.id in (select lot_id from point_entry where ${isAsked("point_entry.redemption_id", asked)})
        or point_lot.id in (select unnest(array[lot_id, other_lot_id]) from point_entry
          where member_id = ${memberId} and kind in ('SETTLE', 'RELEASE')))`,
    );
}

/** What the member's lots have paid each other, in the order it happened. */
export function selectSettlements(db: Kysely<DB>, memberId: number) {
  return db
    .selectFrom("point_entry")
    .select((eb) => eb.ref("kind").$castTo<EntryKind>().as("kind"))
    .select(["lot_id as lotId", "other_lot_id as otherLotId", "points"])
    .where("member_id", "=", memberId)
    .where("kind", "in", ["SETTLE", "RELEASE"])
    .orderBy("id");
}

/** Usages of cards that these reach: rewards they took, and places that the stamps of the purchase filled. */
export function selectReachedUsages(db: Kysely<DB>, asked: RedemptionsAsked) {
  return db
    .selectFrom("stamp_card_usage as usage")
    .innerJoin("redemption", (join) =>
      join.onRef("redemption.chain_id", "=", "usage.chain_id").onRef("redemption.id", "=", "usage.redemption_id"),
    )
    .select("usage.id")
    .where(isAsked("redemption.id", asked))
    .union(
      db
        .selectFrom("stamp_entry as entry")
        .innerJoin("stamp_card_usage as usage", (join) =>
          join
            .onRef("usage.chain_id", "=", "entry.chain_id")
            .onRef("usage.member_id", "=", "entry.member_id")
            .onRef("usage.stamp_card_id", "=", "entry.stamp_card_id")
            .onRef("usage.usage_order", "=", "entry.usage_order"),
        )
        .select("usage.id")
        .where(sql<boolean>`entry.purchase_id = ${asked.purchaseId}::bigint`),
    );
}
