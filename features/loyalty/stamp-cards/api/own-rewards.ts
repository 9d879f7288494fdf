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

/** Rewards already used that are told of beside those that can be, and rewards that ran out. */
const usedAtMost = 10;
const overAtMost = 5;

const translated = translationsColumn<RewardText>("coupon.translations");

/** Full fillings of a member with what they gave, whatever has become of the card: what was won stays for its days. */
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

/** Rewards the member can use today, the soonest to end first. */
export function selectUsableRewards(db: Build, memberId: number, today: Temporal.PlainDate) {
  return selectWon(db, memberId)
    .where(sql<boolean>`filling.redemption_id is null`)
    .where("filling.reward_ends_on", ">=", today)
    .orderBy("filling.reward_ends_on")
    .orderBy("filling.id");
}

/** Those, the latest of those used within their days, and the latest that ran out: where they went can be asked. */
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
  // An index knows the latest, and not which of them was won last: these few are put in order by themselves.
  const inOrder = (few: typeof used) =>
    db.selectFrom(few.as("few")).selectAll().orderBy("reward_ends_on", "desc").orderBy("filling_id", "desc");
  return db
    .selectFrom(selectUsableRewards(db, memberId, today).as("usable"))
    .selectAll()
    .unionAll(db.selectFrom(inOrder(used).as("used")).selectAll())
    .unionAll(db.selectFrom(inOrder(over).as("over")).selectAll());
}

export type WonRow = Awaited<ReturnType<ReturnType<typeof selectUsableRewards>["execute"]>>[number];

/** A row that came as JSON: its days as text. */
export const wonRowOf = (row: WonRow): WonRow => ({
  ...row,
  reward_starts_on: Temporal.PlainDate.from(row.reward_starts_on),
  reward_ends_on: Temporal.PlainDate.from(row.reward_ends_on),
});

/** What was won, or could be, with its texts in a language. */
export const rewardIn = <Row extends Record<RewardText, string> & { translations: Translations<RewardText> }>(
  row: Row,
  language: Language,
): Row => textsIn<RewardText, Row>(row, row.translations, language);

/** Whether a member can take it: what was won stays for its days, while members of the club may redeem. */
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

/** What a full card gives, as it stands on the wire; `valid`: the member has one to use today. Spec §3. */
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

/** One stamp-card coupon, and whether the member is filling its card: `isCardShown` tells whether they see it. */
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

/** The one of a member's rewards of this kind to use soonest, else the latest one won. */
export function selectWonOf(db: Build, memberId: number, couponId: number, today: Temporal.PlainDate) {
  return selectWon(db, memberId)
    .where("coupon.id", "=", couponId)
    .orderBy(sql`(filling.redemption_id is null and filling.reward_ends_on >= ${today}::date)`, "desc")
    .orderBy(sql`case when filling.redemption_id is null and filling.reward_ends_on >= ${today}::date
      then filling.reward_ends_on end`)
    .orderBy("filling.usage_order", "desc")
    .limit(1);
}
