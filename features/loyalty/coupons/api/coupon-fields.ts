import { readTranslations, writtenTranslations } from "#features/loyalty/publishing/api/read-translations.ts";
import { oreFromKronor } from "#packages/domain/money.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { type CouponKind, couponKindRules } from "../domain/coupon-kinds.ts";
import { couponTexts } from "../domain/coupon-texts.ts";
import { checkCouponFields } from "../domain/coupons.ts";
import { dateOf } from "./coupon-shape.ts";

/**
 * Reads a coupon's fields into a row and refuses each wrong field. `taken`: the coupon's uses that were not cancelled.
 * Without a limit per member, a value coupon works once per member. Spec §5.
 */
export function readCoupon(own: Language, body: Call<"createCoupon">["body"], kind: CouponKind, taken: number) {
  const translations = readTranslations(own, body.translations, couponTexts);
  const value = body.value === null ? null : oreFromKronor(body.value);
  const minimum = body.minimumPurchase === null ? null : oreFromKronor(body.minimumPurchase);
  const checked = checkCouponFields(
    {
      kind,
      name: body.name,
      pointsRequired: body.pointsRequired,
      valueOre: value?.ok ? value.ore : null,
      minimumOre: minimum?.ok ? minimum.ore : null,
      startsOn: dateOf(body.startDate),
      endsOn: dateOf(body.endDate),
      totalLimit: body.totalLimit,
      perMemberLimit: body.perMemberLimit ?? couponKindRules[kind].perMemberLimit,
    },
    taken,
  );
  const isBadValue = couponKindRules[kind].paysMoney && value?.ok === false;
  const isBadMinimum = minimum?.ok === false;
  if (!checked.ok || isBadValue || isBadMinimum || !translations.ok) {
    const { valueOre, minimumOre, startsOn, endsOn, ...others } = checked.ok ? {} : checked.problems;
    return refuseFields({
      ...others,
      ...translations.problems,
      value: isBadValue ? "INVALID_AMOUNT" : valueOre,
      minimumPurchase: isBadMinimum ? "INVALID_AMOUNT" : minimumOre,
      startDate: startsOn,
      endDate: endsOn,
    }) as never;
  }
  const { coupon } = checked;
  return {
    name: coupon.name,
    description: normaliseText(body.description),
    ...writtenTranslations(translations.translations),
    points_required: coupon.pointsRequired,
    value_ore: coupon.valueOre,
    minimum_ore: coupon.minimumOre,
    starts_on: coupon.startsOn,
    ends_on: coupon.endsOn,
    total_limit: coupon.totalLimit,
    per_member_limit: coupon.perMemberLimit,
  };
}
