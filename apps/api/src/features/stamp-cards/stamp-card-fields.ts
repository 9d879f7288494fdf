import type { CardPromise } from "@stammis/domain/stamp-cards/better-promise";
import { checkStampCardFields } from "@stammis/domain/stamp-cards/stamp-card-fields";
import { normaliseText } from "@stammis/domain/text";
import type { Call } from "../../request/call.ts";
import { refuseFields } from "../../request/refusal.ts";

/** What a written card promises to whoever begins it. */
export function promiseOf({ stampsAmount, monthValidation, coupon }: Call<"createStampcard">["body"]): CardPromise {
  return { stampsAmount, monthValidation, dayValidation: coupon.dayValidation };
}

/** Reads a stamp card and its reward as a merchant writes them, for a row each. Refuses each wrong field. Spec §5. */
export function readStampCard(body: Call<"createStampcard">["body"]) {
  const checked = checkStampCardFields({ ...body, reward: body.coupon.reward });
  if (!checked.ok) {
    const { reward, ...others } = checked.problems;
    return refuseFields({ ...others, "coupon.reward": reward }) as never;
  }
  const { card } = checked;
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
    },
    coupon: {
      reward: card.reward,
      description: normaliseText(body.coupon.description),
      hide_title: body.coupon.hideTitle,
      day_validation: body.coupon.dayValidation,
    },
  };
}
