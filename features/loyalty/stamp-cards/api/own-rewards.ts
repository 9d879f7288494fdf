import { sql } from "kysely";
import type { ProfileShape } from "#features/members/directory/contract/shapes.ts";
import { type ClubDay, membersRedeem } from "#packages/domain/club/club-day.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { type Translations, textsIn } from "#packages/domain/translations/translations.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import type { StampcardCouponShape } from "../contract/shapes.ts";
import { rewardUsable } from "../domain/card-fillings.ts";
import type { RewardText } from "./stamp-card-shape.ts";

type FillingShape = ProfileShape["stampcardCouponUsage"][number];

/** The number of used and of expired rewards that are shown with usable ones. */
const usedAtMost = 10;
const overAtMost = 5;

const translated = translationsColumn<RewardText>("coupon.translations");

/** Selects a member's full fillings with their rewards, for any status of the card: a reward stays for its days. */
function selectWon(db: Build, memberId: number) {
  return db
    .selectFrom("stamp_card_usage as filling")
    .innerJoin("stamp_card_coupon as coupon", (join) =>
      join
        .onRef("coupon.chain_id", "=", "filling.chain_id")
        .onRef("coupon.stamp_card_id", "=", "filling.stamp_card_id"),
    )
    .select(["filling.id as filling_id", "filling.stamp_card_id", "filling.usage_order", "filling.redemption_id"])
    .select((eb) => [
      eb.ref("filling.reward_starts_on").$notNull().as("reward_starts_on"),
      eb.ref("filling.reward_ends_on").$notNull().as("reward_ends_on"),
    ])
    .select(["coupon.id as coupon_id", "coupon.reward", "coupon.description", "coupon.image_path"])
    .select(["coupon.hide_title", "coupon.day_validation", translated.as("translations")])
    .where("filling.member_id", "=", memberId)
    .where(sql<boolean>`filling.reward_ends_on is not null`);
}

/** Selects rewards the member can use today, the soonest to end first. */
export function selectUsableRewards(db: Build, memberId: number, today: Temporal.PlainDate) {
  return selectWon(db, memberId)
    .where(sql<boolean>`filling.redemption_id is null`)
    .where("filling.reward_ends_on", ">=", today)
    .orderBy("filling.reward_ends_on")
    .orderBy("filling.id");
}

/**
 * Selects usable rewards, the latest used within their days, and the latest expired, so that the member can see their
 * end.
 */
export function selectRewards(db: Build, memberId: number, today: Temporal.PlainDate) {
  const used = selectWon(db, memberId)
    .where(sql<boolean>`filling.redemption_id is not null`)
    .where("filling.reward_ends_on", ">=", today)
    .orderBy("filling.reward_ends_on", "desc")
    .limit(usedAtMost);
  const over = selectWon(db, memberId)
    .where(sql<boolean>`filling.redemption_id is null`)
    .where("filling.reward_ends_on", "<", today)
    .orderBy("filling.reward_ends_on", "desc")
    .limit(overAtMost);
  // The index finds the latest day, but not the last won within it, so these few are sorted separately.
  const inOrder = (few: typeof used) =>
    db.selectFrom(few.as("few")).selectAll().orderBy("reward_ends_on", "desc").orderBy("filling_id", "desc");
  return db
    .selectFrom(selectUsableRewards(db, memberId, today).as("usable"))
    .selectAll()
    .unionAll(db.selectFrom(inOrder(used).as("used")).selectAll())
    .unionAll(db.selectFrom(inOrder(over).as("over")).selectAll());
}

export type WonRow = Awaited<ReturnType<ReturnType<typeof selectUsableRewards>["execute"]>>[number];

/** Reads a row that came as JSON, with dates as text. */
export const wonRowOf = (row: WonRow): WonRow => ({
  ...row,
  reward_starts_on: Temporal.PlainDate.from(row.reward_starts_on),
  reward_ends_on: Temporal.PlainDate.from(row.reward_ends_on),
});

/** Translates the texts of a reward. */
export const rewardIn = <Row extends Record<RewardText, string> & { translations: Translations<RewardText> }>(
  row: Row,
  language: Language,
): Row => textsIn<RewardText, Row>(row, row.translations, language);

/** Whether the member can use the reward: it stays for its days while members of the club may redeem. */
export function isUsable(row: WonRow, day: ClubDay): boolean {
  const { reward_ends_on: endsOn, redemption_id } = row;
  return membersRedeem(day) && rewardUsable({ endsOn, used: redemption_id !== null }, day.today);
}

export function rewardFillingOf(row: WonRow): FillingShape {
  return {
    stampcardCouponId: row.coupon_id,
    stampcardUsageId: row.filling_id,
    used: row.redemption_id !== null,
    startDate: row.reward_starts_on.toString(),
    validThrough: row.reward_ends_on.toString(),
  };
}

/** Shapes the reward of a full card; `valid`: the member has one to use today. Spec §3. */
export function stampcardCouponOf(
  row: Pick<WonRow, "coupon_id" | "stamp_card_id" | "reward" | "description" | "image_path" | "hide_title"> & {
    day_validation: number;
  },
  valid: boolean,
): StampcardCouponShape {
  return {
    id: row.coupon_id,
    stampcardId: row.stamp_card_id,
    reward: row.reward,
    description: row.description,
    imagePath: row.image_path,
    valid,
    hideTitle: row.hide_title,
    dayValidation: row.day_validation,
  };
}

export const wonRewardOf = (row: WonRow, day: ClubDay) => ({
  ...stampcardCouponOf(row, isUsable(row, day)),
  usage: rewardFillingOf(row),
});

/** Selects a stamp card's reward, and whether the member has an open filling; `isCardShown` decides if they see it. */
export function selectStampcardCoupon(db: Build, couponId: number, memberId: number, today: Temporal.PlainDate) {
  return db
    .selectFrom("stamp_card_coupon as coupon")
    .innerJoin("stamp_card", (join) =>
      join.onRef("stamp_card.chain_id", "=", "coupon.chain_id").onRef("stamp_card.id", "=", "coupon.stamp_card_id"),
    )
    .select(["coupon.id as coupon_id", "coupon.stamp_card_id", "coupon.reward", "coupon.description"])
    .select(["coupon.image_path", "coupon.hide_title", "coupon.day_validation", "stamp_card.publish_status"])
    .select([
      translated.as("translations"),
      sql<boolean>`exists (select from stamp_card_usage filling where filling.chain_id = ${thisChain}
        and filling.member_id = ${memberId} and filling.stamp_card_id = stamp_card.id and filling.status = 'OPEN'
        and filling.ends_on >= ${today}::date)`.as("being_filled"),
    ])
    .where("coupon.id", "=", couponId);
}

/** Selects the member's reward of this kind that must be used soonest, or else the latest one. */
export function selectWonOf(db: Build, memberId: number, couponId: number, today: Temporal.PlainDate) {
  return selectWon(db, memberId)
    .where("coupon.id", "=", couponId)
    .orderBy(sql`(filling.redemption_id is null and filling.reward_ends_on >= ${today}::date)`, "desc")
    .orderBy(sql`case when filling.redemption_id is null and filling.reward_ends_on >= ${today}::date
      then filling.reward_ends_on end`)
    .orderBy("filling.usage_order", "desc")
    .limit(1);
}
