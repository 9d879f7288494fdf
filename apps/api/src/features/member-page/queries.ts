import { pageSize } from "@stammis/domain/limits";
import { kronorFromOre } from "@stammis/domain/money";
import type { Channel } from "@stammis/domain/people/profile";
import { shownFilling } from "@stammis/domain/stamp-cards/card-fillings";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import type { Cursor } from "../../request/paging.ts";
import { fillingColumns, fillingOf } from "../stamp-cards/member-cards.ts";

type Row<Select extends (...given: never[]) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Select>["execute"]>
>[number];

/** Every filling of every card, whatever has become of the card. */
export function selectFillings(db: Build, memberId: number, after: Cursor | null) {
  const page = db
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
    .select(fillingColumns)
    .select([sql<string>`coalesce(nullif(card.title, ''), card.name)`.as("card"), "coupon.reward"])
    .where("stamp_card_usage.member_id", "=", memberId)
    .orderBy("started_on", "desc")
    .orderBy("stamp_card_usage.id", "desc")
    .limit(pageSize + 1);
  if (!after) return page;
  return page.where(sql<boolean>`(started_on, stamp_card_usage.id) < (${after[0]}::date, ${after[1]}::bigint)`);
}

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
  memberId: number;
  /** Where it was used; null: anywhere. */
  locationIds: readonly number[] | null;
}

/** Coupons and full cards' rewards used, the latest first. */
export function selectUses(db: Build, { memberId, locationIds }: Asked, after: Cursor | null) {
  let page = db
    .selectFrom("redemption")
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "redemption.chain_id").onRef("location.id", "=", "redemption.location_id"),
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
    .where("redemption.member_id", "=", memberId)
    .orderBy("redemption.id", "desc")
    .limit(pageSize + 1);
  if (locationIds) page = page.where(sql<boolean>`redemption.location_id = any(${[...locationIds]}::bigint[])`);
  return after ? page.where("redemption.id", "<", Number(after[0])) : page;
}

export function useShape(row: Row<typeof selectUses>) {
  return {
    id: row.id,
    name: row.name,
    kind: row.stamp_card_id === null ? (row.kind as "REWARD" | "VALUE") : ("STAMP_CARD" as const),
    points: row.points,
    value: kronorFromOre(row.value_ore),
    campaign: row.campaign,
    at: row.redeemed_at.toString(),
    place: row.place,
    purchaseId: row.purchase_id,
    givenBackAt: row.cancelled_at?.toString() ?? null,
  };
}

/** What the member was sent, the latest first; without its words. */
export function selectMessages(db: Build, memberId: number, after: Cursor | null) {
  const page = db
    .selectFrom("message")
    .select(["id", "kind", "medium", "recipient", "subject", "status", "created_at"])
    .where("member_id", "=", memberId)
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  return after ? page.where("id", "<", Number(after[0])) : page;
}

export function messageShape(row: Row<typeof selectMessages>) {
  return {
    id: row.id,
    kind: row.kind,
    medium: row.medium as Channel,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status as "WAITING" | "SENT" | "FAILED" | "SUPPRESSED",
    at: row.created_at.toString(),
  };
}

export const idCursor = ({ id }: { id: number }): Cursor => [id];
