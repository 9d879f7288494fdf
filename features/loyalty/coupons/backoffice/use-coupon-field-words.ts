import { useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { CouponForm } from "./coupon-form.ts";

/** The editor's fields by their labels. */
export function useCouponFieldWords(): EditFields<CouponForm> {
  const t = useTranslations("coupons");
  const translations = useTranslationWords();
  return {
    kind: null,
    name: { label: t("name") },
    description: { label: t("description") },
    translations,
    pointsRequired: { label: t("pointsRequired") },
    value: { label: t("valueKronor") },
    minimumPurchase: { label: t("minimumPurchase") },
    startDate: { label: t("startDate") },
    endDate: { label: t("endDate") },
    totalLimit: { label: t("totalLimit") },
    perMemberLimit: { label: t("perMemberLimit") },
  };
}
