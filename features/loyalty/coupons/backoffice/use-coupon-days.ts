import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { Coupon } from "./queries.ts";

/** Returns a coupon's first and last days in words; null without either. */
export function useCouponDays() {
  const t = useTranslations("coupons");
  const { full } = useDates();
  return ({ startDate, endDate }: Pick<Coupon, "startDate" | "endDate">): string | null => {
    if (startDate && endDate) return t("between", { from: full(startDate), until: full(endDate) });
    if (startDate) return t("from", { date: full(startDate) });
    return endDate ? t("until", { date: full(endDate) }) : null;
  };
}
