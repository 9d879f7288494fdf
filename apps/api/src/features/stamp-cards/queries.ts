import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { mayCollect } from "@stammis/domain/offers/publish-status";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { type StampCardRow, selectStampCards, stampcardOf } from "./stamp-card-shape.ts";

/** Every card as the merchant sees it, the newest first, with members collecting today, cards filled, rewards taken. */
export function selectMerchantStampCards(db: Build, today: Temporal.PlainDate) {
  const counted = db
    .selectFrom("stamp_card_usage as usage")
    .select("usage.stamp_card_id")
    .select([
      sql<number>`count(*) filter (where status = 'OPEN' and ends_on >= ${today}::date)::int`.as("collecting"),
      sql<number>`count(*) filter (where status = 'COMPLETED')::int`.as("completed"),
      sql<number>`count(redemption_id)::int`.as("rewards_used"),
    ])
    .groupBy("usage.stamp_card_id")
    .as("counted");
  return selectStampCards(db)
    .leftJoin(counted, "counted.stamp_card_id", "stamp_card.id")
    .select(["collecting", "completed", "rewards_used"])
    .orderBy("stamp_card.id", "desc");
}

type MerchantStampCardRow = StampCardRow & {
  collecting: number | null;
  completed: number | null;
  rewards_used: number | null;
};

export function merchantStampcardOf(row: MerchantStampCardRow, day: ClubDay) {
  const shape = stampcardOf(row, day);
  return {
    ...shape,
    storedStatus: row.publish_status,
    name: row.name,
    coupon: {
      id: row.coupon_id,
      reward: row.reward,
      description: row.coupon_description,
      imagePath: row.coupon_image_path,
      hideTitle: row.coupon_hide_title,
      dayValidation: row.day_validation,
    },
    // Cards that have ended vanish from those who were collecting.
    collecting: mayCollect(shape.publishStatus) ? (row.collecting ?? 0) : 0,
    completed: row.completed ?? 0,
    rewardsUsed: row.rewards_used ?? 0,
  };
}

/** A card's status, held until the transaction ends: nobody moves it, and nobody stamps, meanwhile. */
export function lockStampCard(db: Build, id: number) {
  return db.selectFrom("stamp_card").select("publish_status").where("id", "=", id).forNoKeyUpdate();
}
