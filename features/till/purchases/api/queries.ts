import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { notCancelled } from "#features/loyalty/coupons/api/not-cancelled.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Translations } from "#packages/domain/translations/translations.ts";
import type { Build } from "#packages/server/db/build.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Cursor } from "#packages/server/request/paging.ts";
import type { PurchaseShape } from "../contract/shapes.ts";

/** Excludes visits without a purchase; a purchase paid by coupons alone counts. An index has the same condition. */
export const bought = sql<boolean>`purchase.amount_ore + purchase.discount_ore > 0`;

/**
 * Selects purchases and visits with all columns of their shape, in one statement. The caller adds filters and order.
 */
export function selectPurchases(db: Build) {
  return db
    .selectFrom("purchase")
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "purchase.chain_id").onRef("location.id", "=", "purchase.location_id"),
    )
    .leftJoin("point_lot", (join) =>
      join.onRef("point_lot.chain_id", "=", "purchase.chain_id").onRef("point_lot.purchase_id", "=", "purchase.id"),
    )
    .select(["purchase.id", "purchase.purchased_at", "purchase.amount_ore", "purchase.returned_ore"])
    .select(["purchase.discount_ore", "purchase.received_at"])
    .select(["purchase.member_id", "location.name as location", "location.commercial_name as shop"])
    .select(["point_lot.amount as earned", "point_lot.left_points", "point_lot.valid_through"])
    .select("point_lot.points_per_krona_hundredths")
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("purchase_return as back")
          .leftJoin("account as author", "author.id", "back.account_id")
          .select(["back.returned_at", "back.amount_ore", "back.reason", "back.kind"])
          .select(staffName("author").as("author"))
          .whereRef("back.chain_id", "=", "purchase.chain_id")
          .whereRef("back.purchase_id", "=", "purchase.id")
          .orderBy("back.id"),
      ).as("returns"),
      eb
        .selectFrom("point_entry as taken")
        .select(sql<number>`coalesce(sum(taken.points), 0)::bigint`.as("points"))
        .whereRef("taken.chain_id", "=", "point_lot.chain_id")
        .whereRef("taken.lot_id", "=", "point_lot.id")
        .where(sql<boolean>`taken.kind = 'RETURN'`)
        .as("returned_points"),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("purchase_category as chosen")
          .innerJoin("category", (join) =>
            join.onRef("category.chain_id", "=", "chosen.chain_id").onRef("category.id", "=", "chosen.category_id"),
          )
          .select(["category.name", translationsColumn<"name">("category.translations").as("translations")])
          .whereRef("chosen.chain_id", "=", "purchase.chain_id")
          .whereRef("chosen.purchase_id", "=", "purchase.id")
          .orderBy(nameOrder("category.name")),
      ).as("categories"),
      jsonArrayFrom(
        eb
          .selectFrom("purchase_campaign as chosen")
          .innerJoin("campaign", (join) =>
            join.onRef("campaign.chain_id", "=", "chosen.chain_id").onRef("campaign.id", "=", "chosen.campaign_id"),
          )
          .select(["campaign.name", translationsColumn<"name">("campaign.translations").as("translations")])
          .whereRef("chosen.chain_id", "=", "purchase.chain_id")
          .whereRef("chosen.purchase_id", "=", "purchase.id")
          .orderBy(nameOrder("campaign.name")),
      ).as("campaigns"),
      jsonArrayFrom(selectUses(eb)).as("uses"),
      jsonArrayFrom(selectStampsGiven(eb)).as("stamps"),
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
          .where(sql<boolean>`used.kind = 'REDEEM'`)
          .orderBy("used.id"),
      ).as("allocations"),
    ]);
}

/** Sums the stamps of a purchase on one card that were not taken back, as `keptOf` in the domain does. */
const keptStamps = sql<number>`sum(case when entry.kind in ('STAMP', 'FILL') then entry.stamps
  when entry.kind in ('TAKE_BACK', 'OWE', 'LOST') then -entry.stamps else 0 end)::int`;

/** Selects the stamps given at the purchase and not taken back, by card. */
function selectStampsGiven(eb: ExpressionBuilder<DB, "purchase">) {
  return eb
    .selectFrom("stamp_entry as entry")
    .innerJoin("stamp_card as card", (join) =>
      join.onRef("card.chain_id", "=", "entry.chain_id").onRef("card.id", "=", "entry.stamp_card_id"),
    )
    .select(["card.id as stampcardId", "card.title", keptStamps.as("stamps")])
    .select(translationsColumn<"title">("card.translations").as("translations"))
    .whereRef("entry.chain_id", "=", "purchase.chain_id")
    .whereRef("entry.purchase_id", "=", "purchase.id")
    .groupBy(["card.id", "card.title", "card.translations"])
    .orderBy("card.id")
    .having(keptStamps, ">", 0);
}

/** Selects rewards, value coupons and full cards used at the purchase. `cancelled`: the use was cancelled later. */
function selectUses(eb: ExpressionBuilder<DB, "purchase">) {
  return eb
    .selectFrom("redemption")
    .leftJoin("coupon", (join) =>
      join.onRef("coupon.chain_id", "=", "redemption.chain_id").onRef("coupon.id", "=", "redemption.coupon_id"),
    )
    .leftJoin("stamp_card_coupon as full", (join) =>
      join
        .onRef("full.chain_id", "=", "redemption.chain_id")
        .onRef("full.stamp_card_id", "=", "redemption.stamp_card_id"),
    )
    .select(["redemption.id as redemptionId", "redemption.points", "redemption.value_ore"])
    .select([
      sql<number>`coalesce(coupon.id, "full".id)`.as("couponId"),
      sql<string>`coalesce(coupon.name, "full".reward)`.as("name"),
      sql<Translations<"name" | "reward">>`coalesce(coupon.translations, "full".translations)`.as("translations"),
      sql<boolean>`not ${notCancelled}`.as("cancelled"),
    ])
    .whereRef("redemption.chain_id", "=", "purchase.chain_id")
    .whereRef("redemption.purchase_id", "=", "purchase.id")
    .orderBy("redemption.id");
}

export type PurchaseRow = Awaited<ReturnType<ReturnType<typeof selectPurchases>["execute"]>>[number];

function returnOf({ returned_at, amount_ore, reason, kind, author }: PurchaseRow["returns"][number]) {
  const date = String(returned_at);
  return { date, amount: kronorFromOre(amount_ore), reason, undo: kind === "UNDO", author };
}

/** Shapes the purchase for staff: with the person who returned it, and the internal name of its point of sale. */
export function purchaseForStaff(row: PurchaseRow): PurchaseShape {
  return { ...purchaseOf(row, null), returns: row.returns.map(returnOf), pointOfSale: { name: row.location } };
}

/** Shapes the purchase for the member in a language; null means the club's own words. */
export function purchaseOf(row: PurchaseRow, language: Language | null): PurchaseShape {
  const inLanguage = <Text extends string>(translations: Translations<Text> | null) =>
    (language && translations?.[language]) || ({} as { [T in Text]?: string });
  const nameOf = (tag: { name: string; translations: Translations<"name"> }) => ({
    name: inLanguage(tag.translations).name ?? tag.name,
  });
  const notCancelled = row.uses.filter(({ cancelled }) => !cancelled);
  return {
    id: row.id,
    dateOfPurchase: row.purchased_at.toString(),
    receivedAt: row.received_at?.toString() ?? null,
    totalAmount: kronorFromOre(row.amount_ore),
    discount: kronorFromOre(row.discount_ore),
    returnedAmount: kronorFromOre(row.returned_ore),
    returns: row.returns.map((each) => ({ ...returnOf(each), author: "" })),
    categories: row.categories.map(nameOf),
    campaigns: row.campaigns.map(nameOf),
    remainingPoints: row.left_points ?? 0,
    tradedPoints: notCancelled.reduce((sum, { points }) => sum + points, 0),
    earnedPoints: row.earned ?? 0,
    pointsPerKrona: row.points_per_krona_hundredths === null ? null : row.points_per_krona_hundredths / 100,
    returnedPoints: row.returned_points ?? 0,
    pointsValidThrough: row.valid_through?.toString() ?? null,
    coupons: notCancelled.map(({ couponId: id, name, points, translations }) => {
      const texts = inLanguage(translations);
      return { id, name: texts.name ?? texts.reward ?? name, pointsRequired: points };
    }),
    stamps: row.stamps.map(({ translations, ...each }) => ({
      ...each,
      title: inLanguage(translations).title ?? each.title,
    })),
    pointsUsages: row.allocations.map(({ points, at, cancelled_at }) => ({
      usedPoints: points,
      usedPointsDate: String(at),
      returnPointsDate: cancelled_at === null ? null : String(cancelled_at),
    })),
    pointOfSale: { name: row.shop },
  };
}

export const purchaseCursor = (row: PurchaseRow): Cursor => [row.purchased_at.toString(), row.id];

/** Selects a member's purchases, newest first, one more than the page size. */
export function selectMemberPurchases(db: Build, memberId: number, size: number, after: Cursor | null) {
  const query = selectPurchases(db)
    .where("purchase.member_id", "=", memberId)
    .where(bought)
    .orderBy("purchase.purchased_at", "desc")
    .orderBy("purchase.id", "desc")
    .limit(size + 1);
  return after ? query.where(olderThan(after)) : query;
}

export function olderThan([at, id]: Cursor) {
  return sql<boolean>`(purchase.purchased_at, purchase.id) < (${at}::timestamptz, ${id}::bigint)`;
}

/** Adds the member and the cashier, for the back office's list. */
export function selectPurchasesForStaff(db: Build) {
  return selectPurchases(db)
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "purchase.chain_id").onRef("member.id", "=", "purchase.member_id"),
    )
    .leftJoin("account", "account.id", "purchase.account_id")
    .select((eb) =>
      eb
        .selectFrom("large_amount as large")
        .innerJoin("account as beside", "beside.id", "large.confirmed_by")
        .select(staffName("beside").as("name"))
        .whereRef("large.chain_id", "=", "purchase.chain_id")
        .whereRef("large.registration_key", "=", "purchase.registration_key")
        .as("confirmed_by"),
    )
    .select(sql<boolean>`member.removed_at is not null`.as("left"))
    .select(["membership_number", "member.first_name", "member.last_name", "purchase.account_id"])
    .select(staffName().as("cashier"));
}

export type StaffPurchaseRow = Awaited<ReturnType<ReturnType<typeof selectPurchasesForStaff>["execute"]>>[number];

export interface PurchaseFilter {
  memberId?: number | undefined;
  locationId?: number | undefined;
  /** The points of sale the caller works at; null means all. */
  locationIds: readonly number[] | null;
}

/**
 * Builds the condition of a filter from the parts that apply. A generic plan cannot use an index for `$1 is null or
 * member_id = $1` and reads every purchase of the club.
 */
export function matchesPurchaseFilter({ memberId, locationId, locationIds }: PurchaseFilter) {
  const parts = [
    ...(memberId === undefined ? [] : [sql`purchase.member_id = ${memberId}::bigint`]),
    ...(locationId === undefined ? [] : [sql`purchase.location_id = ${locationId}::bigint`]),
    ...(locationIds ? [sql`purchase.location_id = any(${locationIds}::bigint[])`] : []),
  ];
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
