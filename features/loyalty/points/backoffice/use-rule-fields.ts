import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { useTranslationWords } from "#packages/web/backoffice/translations/use-translation-words.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { RuleForm } from "./rule-form.ts";

/** Returns the labels of the editor's fields. The label of a limit names the limited action. */
export function useRuleFields() {
  const t = useTranslations("points");
  const words = useTranslations("words");
  const limit = (part: "corrections" | "alone" | "lookUps", label: string) => ({
    label,
    fullLabel: words("labelled", { label: t(`${part}.title`), value: label }),
    wrong: t(`${part}.wrong`),
  });
  const translations = useTranslationWords();
  return {
    name: { label: t("rule.name"), limit: textMax.offerName },
    description: { label: t("rule.description"), limit: textMax.offerText },
    translations,
    pointsPerKrona: { label: t("rule.pointsPerKrona"), wrong: t("rule.pointsPerKronaWrong") },
    monthValidation: { label: t("rule.monthValidation"), wrong: t("rule.monthValidationWrong") },
    countedPointsFrom: { label: t("rule.countedPointsFrom") },
    perMember: limit("corrections", t("corrections.perMember")),
    perDay: limit("corrections", t("corrections.perDay")),
    alonePerPurchase: limit("alone", t("alone.perPurchase")),
    alonePerDay: limit("alone", t("alone.perDay")),
    alonePerMemberDay: limit("alone", t("alone.perMemberDay")),
    lookUpsPerHour: limit("lookUps", t("lookUps.perHour")),
    acceptsNumberAlone: { label: t("lookUps.acceptsNumberAlone") },
    pointCost: { label: t("cost.label"), wrong: t("cost.wrong") },
  } satisfies FormFields<RuleForm>;
}

export type RuleFieldForm = FieldForm<RuleForm, ReturnType<typeof useRuleFields>>;
