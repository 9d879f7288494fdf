import type { Usage } from "@stammis/domain/ledger";
import type { Earning } from "@stammis/domain/points";
import { type Kysely, sql } from "kysely";
import type { DB } from "../../db/types.ts";

/**
 * Everything that changes a member's points takes this lock first, so that two tills take turns. `own` tells whether
 * the member is the cashier, known by the same e-mail or phone.
 */
export function lockMember(db: Kysely<DB>, memberId: number, accountId: number) {
  return db
    .selectFrom("member")
    .select("member.id")
    .select(
      sql<boolean>`exists (select from account where account.id = ${accountId}
        and (account.email = member.email or account.phone = member.phone))`.as("own"),
    )
    .where("member.id", "=", memberId)
    .where("removed_at", "is", null)
    .forNoKeyUpdate();
}

/** Held against a change of status until the registration is over: withdrawn or redeemed, never both. */
export function selectCouponsByIds(db: Kysely<DB>, ids: readonly number[]) {
  return db
    .selectFrom("coupon")
    .select(["id", "name", "points_required", "publish_status"])
    .where(sql<boolean>`coupon.id = any(${ids}::bigint[])`)
    .orderBy("id")
    .forShare();
}

export function countCategories(db: Kysely<DB>, ids: readonly number[]) {
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
export function selectTillFacts(db: Kysely<DB>, locationId: number, redemptions: number) {
  return db
    .selectFrom(sql<{ n: number }>`(select 1 as n)`.as("one"))
    .leftJoin("club_points", (join) => join.onTrue())
    .select(["active", "points_per_krona_hundredths", "month_validation", "counted_points_from"])
    .select([
      sql<boolean>`exists (select from location where id = ${locationId} and closed_at is null)`.as("open"),
      sql<number>`nextval('purchase_id_seq')`.as("purchase_id"),
      sql<number>`nextval('point_lot_id_seq')`.as("lot_id"),
      sql<number[]>`array(select nextval('redemption_id_seq') from generate_series(1, ${redemptions}::int))`.as(
        "redemption_ids",
      ),
    ]);
}

export interface Registration {
  chainId: number;
  id: number;
  registrationKey: string;
  memberId: number;
  locationId: number;
  accountId: number;
  amountOre: number;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
}

export function insertPurchase(db: Kysely<DB>, it: Registration) {
  return db.insertInto("purchase").values({
    chain_id: it.chainId,
    id: it.id,
    registration_key: it.registrationKey,
    member_id: it.memberId,
    location_id: it.locationId,
    account_id: it.accountId,
    purchased_at: it.now,
    purchased_on: it.today,
    amount_ore: it.amountOre,
  });
}

/** The lot a purchase earns, its first entry, and the member's statistics: one statement. */
export function insertEarning(db: Kysely<DB>, it: Registration, lotId: number, { points, validThrough }: Earning) {
  return db
    .with("lot", (cte) =>
      cte
        .insertInto("point_lot")
        .values({
          chain_id: it.chainId,
          id: lotId,
          member_id: it.memberId,
          purchase_id: it.id,
          earned_on: it.today,
          valid_through: validThrough,
          amount: points,
          left_points: points,
        })
        .returning("id"),
    )
    .insertInto("point_entry")
    .columns(["chain_id", "member_id", "lot_id", "kind", "points", "at"])
    .expression((eb) =>
      eb
        .selectFrom("lot")
        .select([
          sql<number>`${it.chainId}::bigint`.as("chain_id"),
          sql<number>`${it.memberId}::bigint`.as("member_id"),
          "lot.id",
          sql<string>`'EARN'`.as("kind"),
          sql<number>`${points}::bigint`.as("points"),
          sql<Temporal.Instant>`${it.now}::timestamptz`.as("at"),
        ]),
    );
}

export function countPurchase(db: Kysely<DB>, it: Registration) {
  return db
    .updateTable("member")
    .set({
      purchase_count: sql`purchase_count + 1`,
      purchase_total_ore: sql`purchase_total_ore + ${it.amountOre}`,
      last_purchase_at: it.now,
    })
    .where("id", "=", it.memberId);
}

export function insertCategories(db: Kysely<DB>, it: Registration, categoryIds: readonly number[]) {
  return db
    .insertInto("purchase_category")
    .values(categoryIds.map((category_id) => ({ chain_id: it.chainId, purchase_id: it.id, category_id })));
}

export interface PlannedRedemption {
  id: number;
  couponId: number;
  name: string;
  points: number;
  usages: Usage[];
}

export function insertRedemptions(db: Kysely<DB>, it: Registration, planned: readonly PlannedRedemption[]) {
  return db.insertInto("redemption").values(
    planned.map(({ id, couponId, points }) => ({
      chain_id: it.chainId,
      id,
      member_id: it.memberId,
      coupon_id: couponId,
      purchase_id: it.id,
      location_id: it.locationId,
      account_id: it.accountId,
      points,
      redeemed_at: it.now,
    })),
  );
}

export interface LotChange {
  lotId: number;
  redemptionId: number;
  points: number;
}

/** One entry a lot touched, and what is left in the lots changed with it. */
export function insertUsages(
  db: Kysely<DB>,
  { chainId, memberId, now }: Pick<Registration, "chainId" | "memberId" | "now">,
  kind: "REDEEM" | "CANCEL",
  changes: readonly LotChange[],
) {
  return db.insertInto("point_entry").values(
    changes.map(({ lotId, redemptionId, points }) => ({
      chain_id: chainId,
      member_id: memberId,
      lot_id: lotId,
      kind,
      points,
      redemption_id: redemptionId,
      at: now,
    })),
  );
}

export function changeLots(db: Kysely<DB>, kind: "REDEEM" | "CANCEL", changes: readonly LotChange[]) {
  const sign = kind === "REDEEM" ? -1 : 1;
  const lots = changes.map(({ lotId }) => lotId);
  const points = changes.map((change) => sign * change.points);
  return db
    .updateTable("point_lot")
    .from(
      sql<{ lot_id: number; points: number }>`(select lot_id, sum(points)::bigint as points
        from unnest(${lots}::bigint[], ${points}::bigint[]) as each (lot_id, points) group by lot_id)`.as("change"),
    )
    .set({ left_points: sql`left_points + change.points` })
    .whereRef("point_lot.id", "=", "change.lot_id");
}
