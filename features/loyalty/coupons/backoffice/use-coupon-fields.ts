import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { CouponForm } from "./coupon-form.ts";

/** Returns the labels of the editor's fields. */
export function useCouponFields() {
  const t = useTranslations("coupons");
  const limitWrong = (code: string) => (code === "INVALID_INPUT" ? t("limitWrong") : undefined);
  const translations = useTranslationWords();
  return {
    kind: "wordless",
    name: { label: t("name"), limit: textMax.offerName },
    description: { label: t("description"), limit: textMax.offerText },
    translations,
    pointsRequired: { label: t("pointsRequired"), wrong: t("pointsRequiredWrong") },
    value: { label: t("valueKronor"), wrong: t("amountWrong") },
    minimumPurchase: { label: t("minimumPurchase"), wrong: t("amountWrong") },
    startDate: { label: t("startDate") },
    endDate: { label: t("endDate") },
    totalLimit: { label: t("totalLimit"), wrong: limitWrong },
    perMemberLimit: { label: t("perMemberLimit"), wrong: limitWrong },
  } satisfies FormFields<CouponForm>;
}

export type CouponFieldForm = FieldForm<CouponForm, ReturnType<typeof useCouponFields>>;
