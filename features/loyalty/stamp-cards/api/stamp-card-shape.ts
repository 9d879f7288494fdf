import { effectiveStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { textsIn } from "#packages/domain/translations/translations.ts";
import type { Build } from "#packages/server/db/build.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import type { StampcardShape } from "../contract/shapes.ts";
import type { StampCardRule } from "../domain/card-fillings.ts";

export type CardText = "title" | "subtitle";
export type RewardText = "reward" | "description";

/** Selects stamp cards of any status with their rewards (`coupon_…`). The caller adds filters and order. */
export function selectStampCards(db: Build) {
  return db
    .selectFrom("stamp_card")
    .innerJoin("stamp_card_coupon as coupon", (join) =>
      join.onRef("coupon.chain_id", "=", "stamp_card.chain_id").onRef("coupon.stamp_card_id", "=", "stamp_card.id"),
    )
    .select(["stamp_card.id", "stamp_card.name", "title", "subtitle", "stamps_amount", "month_validation"])
    .select(["stamp_path", "stamp_uncollected_path", "stamp_card.image_path", "stamp_card.hide_title", "hide_subtitle"])
    .select(["title_color", "title_size", "subtitle_color", "subtitle_size", "card_color", "stamp_color"])
    .select("stamp_mark")
    .select(["publish_status", "coupon.id as coupon_id", "coupon.reward", "coupon.day_validation"])
    .select(["coupon.description as coupon_description", "coupon.image_path as coupon_image_path"])
    .select("coupon.hide_title as coupon_hide_title")
    .select([
      translationsColumn<CardText>("stamp_card.translations").as("translations"),
      translationsColumn<RewardText>("coupon.translations").as("coupon_translations"),
    ]);
}

export type StampCardRow = Awaited<ReturnType<ReturnType<typeof selectStampCards>["execute"]>>[number];

/** Translates the card's texts and its reward's into a language. */
export function cardIn<Row extends StampCardRow>(row: Row, language: Language): Row {
  const { reward = row.reward, description = row.coupon_description } = row.coupon_translations[language] ?? {};
  return { ...textsIn<CardText, Row>(row, row.translations, language), reward, coupon_description: description };
}

/** Returns the facts that decide a card's status. A card has no last day. */
export function stampCardFacts({ publish_status }: Pick<StampCardRow, "publish_status">, day: ClubDay) {
  return { status: publish_status, endsOn: null, ...day };
}

type Promised = Pick<StampCardRow, "stamps_amount" | "month_validation" | "day_validation" | "publish_status">;

/** Returns the card's current terms for the domain's rules. */
export function stampCardRule(row: Promised, day: ClubDay): StampCardRule {
  return {
    stampsAmount: row.stamps_amount,
    monthValidation: row.month_validation,
    dayValidation: row.day_validation,
    status: effectiveStatus(stampCardFacts(row, day)),
  };
}

/** Shapes the card for all readers, without the merchant's own name for it. Spec §3. */
export function stampcardOf(row: StampCardRow, day: ClubDay): StampcardShape {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    stampsAmount: row.stamps_amount,
    stampMark: row.stamp_mark,
    stampPath: row.stamp_path,
    stampUncollectedPath: row.stamp_uncollected_path,
    imagePath: row.image_path,
    monthValidation: row.month_validation,
    hideTitle: row.hide_title,
    hideSubtitle: row.hide_subtitle,
    titleColor: row.title_color,
    titleSize: row.title_size,
    subtitleColor: row.subtitle_color,
    subtitleSize: row.subtitle_size,
    cardColor: row.card_color,
    stampColor: row.stamp_color,
    publishStatus: effectiveStatus(stampCardFacts(row, day)),
  };
}
