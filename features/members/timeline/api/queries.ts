import { sql } from "kysely";
import { fillingColumns, fillingOf } from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { shownFilling } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { pageSize } from "#packages/domain/limits.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Cursor } from "#packages/server/request/paging.ts";

type Row<Select extends (...given: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Select>["execute"]>
>[number];

/** The number and name of a row's member; both are empty for a removed member. */
const whose = [
  sql<string>`case when member.removed_at is null then membership_number else '' end`.as("membership_number"),
  sql<string>`trim(first_name || ' ' || last_name)`.as("member"),
] as const;

/** Selects every filling of every stamp card, including closed cards, of one member or of all. */
export function selectEveryFilling(db: Build, memberId: number | undefined, after: Cursor | null) {
  let fillings = db
    .selectFrom("stamp_card_usage")
    .innerJoin("stamp_card as card", (join) =>
      join
        .onRef("card.chain_id", "=", "stamp_card_usage.chain_id")
        .onRef("card.id", "=", "stamp_card_usage.stamp_card_id"),
    )
    .innerJoin("stamp_card_coupon as coupon", (join) =>
      join
        .onRef("coupon.chain_id", "=", "stamp_card_usage.chain_id")
        .onRef("coupon.stamp_card_id", "=", "stamp_card_usage.stamp_card_id"),
    )
    .innerJoin("member", (join) =>
      join
        .onRef("member.chain_id", "=", "stamp_card_usage.chain_id")
        .onRef("member.id", "=", "stamp_card_usage.member_id"),
    )
    .select(fillingColumns)
    .select([sql<string>`coalesce(nullif(card.title, ''), card.name)`.as("card"), "coupon.reward"])
    .select(whose)
    .orderBy("started_on", "desc")
    .orderBy("stamp_card_usage.id", "desc");
  if (memberId !== undefined) fillings = fillings.where("stamp_card_usage.member_id", "=", memberId);
  if (!after) return fillings;
  return fillings.where(sql<boolean>`(started_on, stamp_card_usage.id) < (${after[0]}::date, ${after[1]}::bigint)`);
}

export const selectFillings = (db: Build, memberId: number, after: Cursor | null) =>
  selectEveryFilling(db, memberId, after).limit(pageSize + 1);

export function fillingShape(row: Row<typeof selectFillings>, today: Temporal.PlainDate) {
  return {
    id: row.id,
    card: row.card,
    reward: row.reward,
    collected: row.collected,
    total: row.stampsAmount,
    status: shownFilling(fillingOf(row), today).status,
    startedOn: row.startedOn.toString(),
    endsOn: row.endsOn.toString(),
    filledOn: row.rewardStartsOn?.toString() ?? null,
    rewardThrough: row.rewardEndsOn?.toString() ?? null,
    rewardUsed: row.redemptionId !== null,
  };
}

export const fillingCursor = (row: Row<typeof selectFillings>): Cursor => [row.startedOn.toString(), row.id];

interface Asked {
  memberId?: number | undefined;
  /** The points of sale whose uses are selected; null: all. */
  locationIds: readonly number[] | null;
}

/** Selects uses of coupons and of filled cards' rewards, latest first; by one member, or by all. */
export function selectEveryUse(db: Build, { memberId, locationIds }: Asked, after: Cursor | null) {
  let uses = db
    .selectFrom("redemption")
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "redemption.chain_id").onRef("location.id", "=", "redemption.location_id"),
    )
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "redemption.chain_id").onRef("member.id", "=", "redemption.member_id"),
    )
    .leftJoin("coupon", (join) =>
      join.onRef("coupon.chain_id", "=", "redemption.chain_id").onRef("coupon.id", "=", "redemption.coupon_id"),
    )
    .leftJoin("stamp_card_coupon as full", (join) =>
      join
        .onRef("full.chain_id", "=", "redemption.chain_id")
        .onRef("full.stamp_card_id", "=", "redemption.stamp_card_id"),
    )
    .leftJoin("campaign", (join) =>
      join.onRef("campaign.chain_id", "=", "redemption.chain_id").onRef("campaign.id", "=", "redemption.campaign_id"),
    )
    .leftJoin("redemption_cancellation as cancelled", (join) =>
      join
        .onRef("cancelled.chain_id", "=", "redemption.chain_id")
        .onRef("cancelled.redemption_id", "=", "redemption.id"),
    )
    .select(["redemption.id", "redemption.points", "redemption.value_ore", "redemption.redeemed_at"])
    .select(["redemption.purchase_id", "redemption.stamp_card_id", "coupon.kind", "cancelled.cancelled_at"])
    .select(["location.name as place", "campaign.name as campaign"])
    .select(sql<string>`coalesce(coupon.name, "full".reward)`.as("name"))
    .select(whose)
    .orderBy("redemption.id", "desc");
  if (memberId !== undefined) uses = uses.where("redemption.member_id", "=", memberId);
  if (locationIds) uses = uses.where(sql<boolean>`redemption.location_id = any(${[...locationIds]}::bigint[])`);
  return after ? uses.where("redemption.id", "<", Number(after[0])) : uses;
}

export const selectUses = (db: Build, scope: Asked, after: Cursor | null) =>
  selectEveryUse(db, scope, after).limit(pageSize + 1);

/** Returns the kind of the used coupon, or STAMP_CARD for a filled card's reward. */
export const useKind = ({ kind }: Pick<Row<typeof selectUses>, "kind">) => kind ?? ("STAMP_CARD" as const);

export function useShape(row: Row<typeof selectUses>) {
  return {
    id: row.id,
    name: row.name,
    kind: useKind(row),
    points: row.points,
    value: kronorFromOre(row.value_ore),
    campaign: row.campaign,
    at: row.redeemed_at.toString(),
    place: row.place,
    purchaseId: row.purchase_id,
    givenBackAt: row.cancelled_at?.toString() ?? null,
  };
}

export const idCursor = ({ id }: { id: number }): Cursor => [id];
