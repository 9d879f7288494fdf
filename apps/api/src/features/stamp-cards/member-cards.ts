import type { MemberCard, Usage, UsageStatus } from "@stammis/domain/stamp-cards/stamp-card-usages";
import { type Kysely, sql } from "kysely";
import type { DB } from "../../db/types.ts";

export function selectMemberStampCards(db: Kysely<DB>, memberId: number) {
  return db
    .selectFrom("member_stamp_card")
    .select(["stamp_card_id as stampCardId", "last_order as lastOrder", "owed"])
    .where("member_id", "=", memberId);
}

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
  "reward_starts_on as rewardStartsOn",
  "reward_ends_on as rewardEndsOn",
  "stamp_card_usage.redemption_id as redemptionId",
  "status_changed_at as statusChangedAt",
] as const;

/**
 * Usages an act of today can touch: open ones, full ones whose reward is unused and not run out, and those named by
 * `usageIds`. Each part goes by an index of its own, so what was reset or used long ago is passed over, however much.
 */
export function selectLiveUsages(
  db: Kysely<DB>,
  { memberId, today, usageIds }: { memberId: number; today: Temporal.PlainDate; usageIds: number[] },
) {
  const theirs = db.selectFrom("stamp_card_usage").select(usageColumns).where("member_id", "=", memberId);
  return theirs
    .where(sql<boolean>`status = 'OPEN'`)
    .union(
      theirs
        .where(sql<boolean>`reward_ends_on is not null and redemption_id is null`)
        .where("reward_ends_on", ">=", today),
    )
    .union(theirs.where(sql<boolean>`stamp_card_usage.id = any(${usageIds}::bigint[])`))
    .orderBy("order");
}

export type UsageRow = Awaited<ReturnType<ReturnType<typeof selectLiveUsages>["execute"]>>[number];

export function usageOf(row: UsageRow): Usage {
  const { rewardStartsOn, rewardEndsOn, redemptionId } = row;
  return {
    order: row.order,
    stampsAmount: row.stampsAmount,
    collected: row.collected,
    status: row.status as UsageStatus,
    startedOn: row.startedOn,
    endsOn: row.endsOn,
    reward:
      rewardStartsOn && rewardEndsOn
        ? { startsOn: rewardStartsOn, endsOn: rewardEndsOn, used: redemptionId !== null }
        : null,
  };
}

/** A member's card as the domain knows it, from the rows of all of the member's cards. */
export function memberCardOf(
  stampCardId: number,
  cards: readonly { stampCardId: number; lastOrder: number; owed: number }[],
  usages: readonly UsageRow[],
): MemberCard {
  const card = cards.find((each) => each.stampCardId === stampCardId);
  return {
    owed: card?.owed ?? 0,
    lastOrder: card?.lastOrder ?? 0,
    usages: usages.filter((each) => each.stampCardId === stampCardId).map(usageOf),
  };
}
