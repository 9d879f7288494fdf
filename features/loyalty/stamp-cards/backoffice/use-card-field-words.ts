import { useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { StampCardForm } from "./stamp-card-form.ts";

/** The designer's fields by their labels. */
export function useCardFieldWords(): EditFields<StampCardForm> {
  const t = useTranslations("stampCards");
  const size = (value: StampCardForm["titleSize"]) => t(`sizes.${value}`);
  const translations = useTranslationWords();
  return {
    name: { label: t("name") },
    title: { label: t("title") },
    titleSize: { label: t("titleSize"), say: size },
    titleColor: { label: t("titleColor") },
    hideTitle: { label: t("hideTitle") },
    subtitle: { label: t("subtitle") },
    subtitleSize: { label: t("subtitleSize"), say: size },
    subtitleColor: { label: t("subtitleColor") },
    hideSubtitle: { label: t("hideSubtitle") },
    stampsAmount: { label: t("stampsAmount") },
    monthValidation: { label: t("monthValidation") },
    cardColor: { label: t("cardColor") },
    stampColor: { label: t("stampColor") },
    stampMark: { label: t("mark"), say: (mark) => t(`marks.${mark}`) },
    reward: { label: t("rewardName") },
    rewardDescription: { label: t("rewardDescription") },
    translations,
    hideReward: { label: t("hideReward") },
    dayValidation: { label: t("dayValidation") },
  };
}
