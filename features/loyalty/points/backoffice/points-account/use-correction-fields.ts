import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { PointsBalance } from "../../domain/corrections.ts";
import type { CorrectionForm } from "./correction-form.ts";

/** Returns the fields of a correction; `balances` is null until loaded. */
export function useCorrectionFields(balances: PointsBalance | null) {
  const t = useTranslations("directory.correct");
  const pointsWrong = (code: string) => {
    if (code === "INVALID_INPUT") return t("pointsWrong");
    return code === "NOT_ENOUGH_POINTS" ? t("atMost", { points: balances?.balance ?? 0 }) : undefined;
  };
  return {
    act: { label: t("act") },
    source: { label: t("kind") },
    points: { label: t("points"), wrong: pointsWrong },
    reason: { label: t("reason"), limit: textMax.reason },
    validThrough: { label: t("validThrough"), wrong: t("validThroughWrong") },
  } satisfies FormFields<CorrectionForm>;
}

export type CorrectionFieldForm = FieldForm<CorrectionForm, ReturnType<typeof useCorrectionFields>>;
