import { readTranslations, writtenTranslations } from "#features/loyalty/publishing/api/read-translations.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { CardPromise } from "../domain/better-promise.ts";
import { checkStampCardFields } from "../domain/stamp-card-fields.ts";
import { stampCardTexts } from "../domain/stamp-card-texts.ts";
import { cardTextsOf, rewardTextsOf } from "./translations-shape.ts";

/** Returns the terms of a card from its request body. */
export function promiseOf({ stampsAmount, monthValidation, coupon }: Call<"createStampcard">["body"]): CardPromise {
  return { stampsAmount, monthValidation, dayValidation: coupon.dayValidation };
}

/** Reads a stamp card and its reward into a row each. Refuses each wrong field. Spec §5. */
export function readStampCard(own: Language, body: Call<"createStampcard">["body"]) {
  const translations = readTranslations(own, body.translations, stampCardTexts(body));
  const checked = checkStampCardFields({ ...body, reward: body.coupon.reward });
  if (!checked.ok || !translations.ok) {
    const { reward, ...others } = checked.ok ? {} : checked.problems;
    return refuseFields({ ...others, ...translations.problems, "coupon.reward": reward }) as never;
  }
  const { card } = checked;
  const written = translations.translations;
  return {
    card: {
      name: card.name,
      title: card.title,
      subtitle: card.subtitle,
      stamps_amount: card.stampsAmount,
      month_validation: body.monthValidation,
      hide_title: body.hideTitle,
      hide_subtitle: body.hideSubtitle,
      title_color: card.titleColor,
      title_size: card.titleSize,
      subtitle_color: card.subtitleColor,
      subtitle_size: card.subtitleSize,
      card_color: card.cardColor,
      stamp_color: card.stampColor,
      stamp_mark: body.stampMark,
      ...writtenTranslations(written && cardTextsOf(written)),
    },
    coupon: {
      reward: card.reward,
      description: normaliseText(body.coupon.description),
      hide_title: body.coupon.hideTitle,
      day_validation: body.coupon.dayValidation,
      ...writtenTranslations(written && rewardTextsOf(written)),
    },
  };
}
