import { useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { RuleForm } from "./rule-form.ts";

/** The editor's fields by their labels; those of limits, by what they limit. */
export function useRuleFieldWords(): EditFields<RuleForm> {
  const t = useTranslations("points");
  const words = useTranslations("words");
  const limit = (part: "corrections" | "alone", value: string) => ({
    label: words("labelled", { label: t(`${part}.title`), value }),
  });
  const translations = useTranslationWords();
  return {
    name: { label: t("rule.name") },
    description: { label: t("rule.description") },
    translations,
    pointsPerKrona: { label: t("rule.pointsPerKrona") },
    monthValidation: { label: t("rule.monthValidation") },
    countedPointsFrom: { label: t("rule.countedPointsFrom") },
    perMember: limit("corrections", t("corrections.perMember")),
    perDay: limit("corrections", t("corrections.perDay")),
    alonePerPurchase: limit("alone", t("alone.perPurchase")),
    alonePerDay: limit("alone", t("alone.perDay")),
    alonePerMemberDay: limit("alone", t("alone.perMemberDay")),
    pointCost: { label: t("cost.label") },
  };
}
