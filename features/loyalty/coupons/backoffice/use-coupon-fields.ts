import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { CouponForm } from "./coupon-form.ts";

/** The fields of the editor. */
export function useCouponFields() {
  const t = useTranslations("coupons");
  const translations = useTranslationWords();
  return {
    kind: null,
    name: { label: t("name"), limit: textMax.offerName },
    description: { label: t("description"), limit: textMax.offerText },
    translations,
    pointsRequired: { label: t("pointsRequired") },
    value: { label: t("valueKronor") },
    minimumPurchase: { label: t("minimumPurchase") },
    startDate: { label: t("startDate") },
    endDate: { label: t("endDate") },
    totalLimit: { label: t("totalLimit") },
    perMemberLimit: { label: t("perMemberLimit") },
  } satisfies EditFields<CouponForm>;
}
