import { sql, type Transaction } from "kysely";
import { countedFrom, countedOf } from "#features/insight/figures/api/counted.ts";
import { mayCollect } from "#features/loyalty/publishing/domain/publish-status.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { stampCardsSchemas } from "../contract/schemas.ts";
import { type StampCardRow, selectStampCards, stampcardOf } from "./stamp-card-shape.ts";
import { wholeTranslations } from "./translations-shape.ts";

/**
 * Selects all cards for the merchant, the newest first, with the numbers of open fillings, full cards and used rewards.
 */
export function selectMerchantStampCards(db: Build, today: Temporal.PlainDate) {
  const card = sql`stamp_card.id`;
  return selectStampCards(db)
    .select(countedFrom("COLLECTING", card, today).as("collecting"))
    .select([countedOf("FILLED", card).as("completed"), countedOf("REWARD", card).as("rewards_used")])
    .orderBy("stamp_card.id", "desc");
}

type MerchantStampCardRow = StampCardRow & {
  collecting: number;
  completed: number;
  rewards_used: number;
};

export function merchantStampcardOf(row: MerchantStampCardRow, day: ClubDay) {
  const shape = stampcardOf(row, day);
  return versioned(stampCardsSchemas.updateStampcard.body, {
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
    // An ended card is no longer visible to members who were collecting.
    collecting: mayCollect(shape.publishStatus) ? row.collecting : 0,
    completed: row.completed,
    rewardsUsed: row.rewards_used,
    translations: wholeTranslations(row.translations, row.coupon_translations),
  });
}

/** Locks a card for the transaction: its status cannot change and no stamp can be given. */
export function lockStampCard(trx: Transaction<DB>, id: number) {
  return trx.selectFrom("stamp_card").select(["id", "name", "publish_status"]).where("id", "=", id).forNoKeyUpdate();
}
