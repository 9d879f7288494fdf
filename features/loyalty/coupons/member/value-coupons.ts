import { carrierOf } from "#features/loyalty/campaigns/domain/campaigns.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { plainDate } from "#packages/web/member/format/dates.ts";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import { isWithin } from "../domain/coupons.ts";
import type { Coupon } from "./RewardTicket.tsx";
import { isToUse } from "./use-coupon-page.ts";

/**
 * Returns the member's value coupons usable on a day (`YYYY-MM-DD`, inclusive). Omits the welcome offer's coupon, which
 * is shown with the offer, unless a running campaign gives it too. Spec §4.
 */
export function valueCoupons(
  { coupons, welcomeOffer, campaigns }: Pick<Home, "coupons" | "welcomeOffer" | "campaigns">,
  today: string,
): Coupon[] {
  const day = Temporal.PlainDate.from(today);
  const welcomeId = welcomeOffer?.coupon?.id;
  const isToldOf = (id: number) => id === welcomeId && !carrierOf(campaigns, id);
  return coupons.filter(
    (coupon) =>
      couponKindRules[coupon.kind].paysMoney &&
      isToUse(coupon) &&
      isWithin(plainDate(coupon.startDate), plainDate(coupon.endDate), day) &&
      !isToldOf(coupon.id),
  );
}

/** Returns the coupons that cost points. */
export const rewardsOf = (coupons: readonly Coupon[]): Coupon[] =>
  coupons.filter(({ kind }) => couponKindRules[kind].costsPoints);
