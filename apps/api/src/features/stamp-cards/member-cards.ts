import type { MemberCard, Usage } from "@stammis/domain/stamp-cards/stamp-card-usages";
import { type Expression, type Kysely, sql } from "kysely";
import type { DB } from "../../db/types.ts";

/** What a {@link Usage} is read from, with what the screens show beside it. */
export const usageColumns = [
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
  memberId: number;
  today: Temporal.PlainDate;
  usageIds: number[];
  /** More of them, by a query of their ids. */
  reached?: Expression<{ id: number }>;
}

/** Each part goes by an index of its own, so what was reset or used long ago is passed over, however much. */
function selectLiveUsages(db: Kysely<DB>, { memberId, today, usageIds, reached }: Touched) {
  const theirs = db.selectFrom("stamp_card_usage").select(usageColumns).where("member_id", "=", memberId);
  const live = theirs
    .where(sql<boolean>`status = 'OPEN'`)
    .union(
      theirs
        .where(sql<boolean>`reward_ends_on is not null and redemption_id is null`)
        .where("reward_ends_on", ">=", today),
    )
    .union(theirs.where(sql<boolean>`stamp_card_usage.id = any(${usageIds}::bigint[])`));
  return reached ? live.union(theirs.where(sql<boolean>`stamp_card_usage.id in (${reached})`)) : live;
}

export type UsageRow = Awaited<ReturnType<ReturnType<typeof selectLiveUsages>["execute"]>>[number];

/**
 * A member's cards, each with the usages an act of today can touch: open ones, full ones whose reward is unused and not
 * run out, and those named by `usageIds`; a row for each, one without where a card has none.
 */
export function selectMemberCards(db: Kysely<DB>, it: Touched) {
  return db
    .selectFrom("member_stamp_card as card")
    .leftJoin(selectLiveUsages(db, it).as("usage"), "usage.stampCardId", "card.stamp_card_id")
    .select(["card.stamp_card_id as cardId", "card.last_order as lastOrder", "card.owed"])
    .selectAll("usage")
    .where("card.member_id", "=", it.memberId)
    .orderBy("usage.order");
}

type MemberCardRow = Awaited<ReturnType<ReturnType<typeof selectMemberCards>["execute"]>>[number];

export interface MemberCards {
  memberCards: { stampCardId: number; lastOrder: number; owed: number }[];
  usages: UsageRow[];
}

export function memberCardsOf(rows: readonly MemberCardRow[]): MemberCards {
  const cards = new Map(rows.map(({ cardId, lastOrder, owed }) => [cardId, { stampCardId: cardId, lastOrder, owed }]));
  return {
    memberCards: [...cards.values()],
    usages: rows.filter((row): row is typeof row & UsageRow => row.id !== null),
  };
}

export function usageOf(row: UsageRow): Usage {
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

/** A member's cards as the domain knows them, by the card's id. */
export function heldCards({ memberCards, usages }: MemberCards): Map<number, MemberCard> {
  const byCard = Map.groupBy(usages, ({ stampCardId }) => stampCardId);
  return new Map(
    memberCards.map(({ stampCardId, owed, lastOrder }) => [
      stampCardId,
      { owed, lastOrder, usages: (byCard.get(stampCardId) ?? []).map(usageOf) },
    ]),
  );
}
