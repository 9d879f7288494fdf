import { type Expression, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { CardFilling, MemberCard } from "../domain/card-fillings.ts";

/** The columns behind a {@link CardFilling}, with further columns for the screens. */
export const fillingColumns = [
  "stamp_card_usage.id",
  "stamp_card_usage.stamp_card_id as stampCardId",
  "usage_order as order",
  "stamp_card_usage.stamps_amount as stampsAmount",
  "collected",
  "added",
  "status",
  "started_on as startedOn",
  "stamp_card_usage.ends_on as endsOn",
  "reward_days as rewardDays",
  "reward_starts_on as rewardStartsOn",
  "reward_ends_on as rewardEndsOn",
  "stamp_card_usage.redemption_id as redemptionId",
  "status_changed_at as statusChangedAt",
] as const;

interface Touched {
  memberIds: readonly number[];
  today: Temporal.PlainDate;
  fillingIds: number[];
  /** A subquery for the ids of further fillings. */
  reached?: Expression<{ id: number }>;
}

/** Each part uses its own index, so that any number of old reset or used fillings is skipped. */
function selectLiveFillings(db: Build, { memberIds, today, fillingIds, reached }: Touched) {
  const memberFillings = db
    .selectFrom("stamp_card_usage")
    .select(fillingColumns)
    .select("member_id as filledBy")
    .where(sql<boolean>`member_id = any(${memberIds}::bigint[])`);
  const live = memberFillings
    .where(sql<boolean>`status = 'OPEN'`)
    .union(
      memberFillings
        .where(sql<boolean>`reward_ends_on is not null and redemption_id is null`)
        .where("reward_ends_on", ">=", today),
    )
    .union(memberFillings.where(sql<boolean>`stamp_card_usage.id = any(${fillingIds}::bigint[])`));
  return reached ? live.union(memberFillings.where(sql<boolean>`stamp_card_usage.id in (${reached})`)) : live;
}

export type FillingRow = Omit<
  Awaited<ReturnType<ReturnType<typeof selectLiveFillings>["execute"]>>[number],
  "filledBy"
>;

/**
 * Selects members' cards with the fillings an action today can change: open ones, full ones with a usable reward, and
 * `fillingIds`. One row each, or one row for a card without fillings.
 */
export function selectMemberCards(db: Build, scope: Touched) {
  return db
    .selectFrom("member_stamp_card as card")
    .leftJoin(selectLiveFillings(db, scope).as("filling"), (join) =>
      join.onRef("filling.filledBy", "=", "card.member_id").onRef("filling.stampCardId", "=", "card.stamp_card_id"),
    )
    .select(["card.member_id as memberId", "card.stamp_card_id as cardId", "card.last_order as lastOrder", "card.owed"])
    .selectAll("filling")
    .where(sql<boolean>`card.member_id = any(${scope.memberIds}::bigint[])`)
    .orderBy("filling.order");
}

export type MemberCardRow = Awaited<ReturnType<ReturnType<typeof selectMemberCards>["execute"]>>[number];

export interface MemberCards {
  memberCards: { stampCardId: number; lastOrder: number; owed: number }[];
  fillings: FillingRow[];
}

/** Groups the rows of one member. */
export function memberCardsOf(rows: readonly MemberCardRow[]): MemberCards {
  const cards = new Map(rows.map(({ cardId, lastOrder, owed }) => [cardId, { stampCardId: cardId, lastOrder, owed }]));
  return {
    memberCards: [...cards.values()],
    fillings: rows.filter((row): row is typeof row & FillingRow => row.id !== null),
  };
}

export function fillingOf(row: FillingRow): CardFilling {
  const { rewardStartsOn, rewardEndsOn, redemptionId } = row;
  return {
    order: row.order,
    stampsAmount: row.stampsAmount,
    collected: row.collected,
    status: row.status,
    startedOn: row.startedOn,
    endsOn: row.endsOn,
    rewardDays: row.rewardDays,
    reward:
      rewardStartsOn && rewardEndsOn
        ? { startsOn: rewardStartsOn, endsOn: rewardEndsOn, used: redemptionId !== null }
        : null,
  };
}

/** Returns a member's cards for the domain, by the card's id. */
export function heldCards({ memberCards, fillings }: MemberCards): Map<number, MemberCard> {
  const byCard = Map.groupBy(fillings, ({ stampCardId }) => stampCardId);
  return new Map(
    memberCards.map(({ stampCardId, owed, lastOrder }) => [
      stampCardId,
      { owed, lastOrder, fillings: (byCard.get(stampCardId) ?? []).map(fillingOf) },
    ]),
  );
}
