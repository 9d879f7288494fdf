import type { Build } from "#packages/server/db/build.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";

/** Selects the rewards of stamp cards that can be started, the oldest card first. */
export function selectCardRewards(db: Build) {
  return db
    .selectFrom("stamp_card")
    .innerJoin("stamp_card_coupon as coupon", (join) =>
      join.onRef("coupon.chain_id", "=", "stamp_card.chain_id").onRef("coupon.stamp_card_id", "=", "stamp_card.id"),
    )
    .select(["coupon.reward", translationsColumn<"reward">("coupon.translations").as("translations")])
    .where("publish_status", "=", "ACTIVE")
    .orderBy("stamp_card.id");
}
