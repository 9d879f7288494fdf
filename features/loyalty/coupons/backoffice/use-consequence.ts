import { useTranslations } from "use-intl/react";
import { isUsedUp } from "#features/loyalty/publishing/backoffice/publishable.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { type CouponForm, pointsOf } from "./coupon-form.ts";
import type { Coupon, CouponKind } from "./queries.ts";

/** Describes the effect of saving or publishing a coupon. */
export function useConsequence(kind: CouponKind, coupon: Coupon | null, form: CouponForm): string {
  const t = useTranslations("coupons");
  const words = useTranslations("words");
  const { count } = useNumbers();
  if (coupon && isUsedUp(coupon))
    return t("usedUp", { redeemed: count(coupon.redeemed), limit: count(coupon.totalLimit ?? 0) });
  const cost = words("points", { count: pointsOf(form.pointsRequired) ?? 0 });
  const status = coupon?.publishStatus ?? "NEW";
  if (status === "NEW") return t(`consequences.NEW.${kind}`, { points: cost });
  return status === "STOPPED" ? t("consequences.STOPPED") : t("consequences.ACTIVE");
}
