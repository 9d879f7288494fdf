import type { PurchaseShape } from "@stammis/contract/shapes";
import { kronorFromOre } from "@stammis/domain/money";
import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DB } from "../../db/types.ts";
import type { Cursor } from "../../paging.ts";

/** A purchase with all that its wire shape tells; newest first is for the caller to ask. */
export function selectPurchases(db: Kysely<DB>) {
  return db
    .selectFrom("purchase")
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "purchase.chain_id").onRef("location.id", "=", "purchase.location_id"),
    )
    .leftJoin("point_lot", (join) =>
      join.onRef("point_lot.chain_id", "=", "purchase.chain_id").onRef("point_lot.purchase_id", "=", "purchase.id"),
    )
    .select([
      "purchase.id",
      "purchase.purchased_at",
      "purchase.amount_ore",
      "purchase.member_id",
      "location.name as location",
    ])
    .select(["point_lot.amount as earned", "point_lot.left_points", "point_lot.valid_through"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("purchase_category as chosen")
          .innerJoin("category", (join) =>
            join.onRef("category.chain_id", "=", "chosen.chain_id").onRef("category.id", "=", "chosen.category_id"),
          )
          .select("category.name")
          .whereRef("chosen.chain_id", "=", "purchase.chain_id")
          .whereRef("chosen.purchase_id", "=", "purchase.id")
          .orderBy("category.name"),
      ).as("categories"),
      jsonArrayFrom(
        eb
          .selectFrom("redemption")
          .innerJoin("coupon", (join) =>
            join.onRef("coupon.chain_id", "=", "redemption.chain_id").onRef("coupon.id", "=", "redemption.coupon_id"),
          )
          .leftJoin("redemption_cancellation as cancelled", (join) =>
            join
              .onRef("cancelled.chain_id", "=", "redemption.chain_id")
              .onRef("cancelled.redemption_id", "=", "redemption.id"),
          )
          .select(["coupon.id", "coupon.name", "redemption.points"])
          .select(sql<boolean>`cancelled.redemption_id is not null`.as("cancelled"))
          .whereRef("redemption.chain_id", "=", "purchase.chain_id")
          .whereRef("redemption.purchase_id", "=", "purchase.id")
          .orderBy("redemption.id"),
      ).as("redemptions"),
      jsonArrayFrom(
        eb
          .selectFrom("point_entry as used")
          .leftJoin("redemption_cancellation as returned", (join) =>
            join
              .onRef("returned.chain_id", "=", "used.chain_id")
              .onRef("returned.redemption_id", "=", "used.redemption_id"),
          )
          .select(["used.points", "used.at", "returned.cancelled_at"])
          .whereRef("used.chain_id", "=", "point_lot.chain_id")
          .whereRef("used.lot_id", "=", "point_lot.id")
          .where("used.kind", "=", "REDEEM")
          .orderBy("used.id"),
      ).as("usages"),
    ]);
}

export type PurchaseRow = Awaited<ReturnType<ReturnType<typeof selectPurchases>["execute"]>>[number];

export function purchaseOf(row: PurchaseRow): PurchaseShape {
  const kept = row.redemptions.filter(({ cancelled }) => !cancelled);
  return {
    id: row.id,
    dateOfPurchase: row.purchased_at.toString(),
    totalAmount: kronorFromOre(row.amount_ore),
    categories: row.categories,
    campaigns: [],
    remainingPoints: row.left_points ?? 0,
    tradedPoints: kept.reduce((sum, { points }) => sum + points, 0),
    earnedPoints: row.earned ?? 0,
    pointsValidThrough: row.valid_through?.toString() ?? null,
    coupons: kept.map(({ id, name, points }) => ({ id, name, pointsRequired: points })),
    pointsUsages: row.usages.map(({ points, at, cancelled_at }) => ({
      usedPoints: points,
      usedPointsDate: String(at),
      returnPointsDate: cancelled_at === null ? null : String(cancelled_at),
    })),
    pointOfSale: { name: row.location },
  };
}

export const purchaseCursor = (row: PurchaseRow): Cursor => [row.purchased_at.toString(), row.id];

/** A member's purchases, newest first, one more than asked for. */
export function selectMemberPurchases(db: Kysely<DB>, memberId: number, size: number, after: Cursor | null) {
  const query = selectPurchases(db)
    .where("purchase.member_id", "=", memberId)
    .orderBy("purchase.purchased_at", "desc")
    .orderBy("purchase.id", "desc")
    .limit(size + 1);
  return after ? query.where(olderThan(after)) : query;
}

export function olderThan([at, id]: Cursor) {
  return sql<boolean>`(purchase.purchased_at, purchase.id) < (${at}::timestamptz, ${id}::bigint)`;
}

/** With the member and who stood at the till, as the back office lists them. */
export function selectPurchasesForStaff(db: Kysely<DB>) {
  return selectPurchases(db)
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "purchase.chain_id").onRef("member.id", "=", "purchase.member_id"),
    )
    .leftJoin("account", "account.id", "purchase.account_id")
    .select(["membership_number", "member.first_name", "member.last_name"])
    .select(sql<string>`trim(coalesce(account.first_name || ' ' || account.last_name, ''))`.as("cashier"));
}

export type StaffPurchaseRow = Awaited<ReturnType<ReturnType<typeof selectPurchasesForStaff>["execute"]>>[number];

export function countPurchases(db: Kysely<DB>) {
  return db
    .selectFrom("purchase")
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "purchase.chain_id").onRef("member.id", "=", "purchase.member_id"),
    )
    .select(sql<number>`count(*)::int`.as("count"));
}

/** Of one member, at one point of sale, and only at those the caller works at (null: all). */
export function within({
  memberId,
  locationId,
  locationIds,
}: {
  memberId: number | undefined;
  locationId: number | undefined;
  locationIds: readonly number[] | null;
}) {
  const own = locationIds ? sql`and purchase.location_id = any(${[...locationIds]}::bigint[])` : sql``;
  return sql<boolean>`(${memberId ?? null}::bigint is null or purchase.member_id = ${memberId ?? null}::bigint)
    and (${locationId ?? null}::bigint is null or purchase.location_id = ${locationId ?? null}::bigint) ${own}`;
}
