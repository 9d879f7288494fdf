import { useTranslations } from "use-intl/react";
import { stampCardTitleHint, textMax } from "#packages/domain/limits.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { StampCardForm } from "./stamp-card-form.ts";

/** Returns the labels of the designer's fields. */
export function useStampCardFields() {
  const t = useTranslations("stampCards");
  const size = (value: StampCardForm["titleSize"]) => t(`sizes.${value}`);
  const translations = useTranslationWords();
  return {
    name: { label: t("name"), limit: textMax.offerName },
    title: { label: t("title"), limit: stampCardTitleHint },
    titleSize: { label: t("titleSize"), say: size },
    titleColor: { label: t("titleColor") },
    hideTitle: { label: t("hideTitle") },
    subtitle: { label: t("subtitle"), limit: stampCardTitleHint },
    subtitleSize: { label: t("subtitleSize"), say: size },
    subtitleColor: { label: t("subtitleColor") },
    hideSubtitle: { label: t("hideSubtitle") },
    stampsAmount: { label: t("stampsAmount") },
    monthValidation: { label: t("monthValidation"), wrong: t("monthValidationWrong") },
    cardColor: { label: t("cardColor") },
    stampColor: { label: t("stampColor") },
    stampMark: { label: t("mark"), say: (mark) => t(`marks.${mark}`) },
    reward: { label: t("rewardName"), limit: textMax.offerName },
    rewardDescription: { label: t("rewardDescription"), limit: textMax.offerText },
    translations,
    hideReward: { label: t("hideReward") },
    dayValidation: { label: t("dayValidation"), wrong: t("dayValidationWrong") },
  } satisfies FormFields<StampCardForm>;
}

export type StampCardFieldForm = FieldForm<StampCardForm, ReturnType<typeof useStampCardFields>>;
