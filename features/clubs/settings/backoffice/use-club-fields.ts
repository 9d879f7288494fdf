import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { ClubForm } from "./club-form.ts";

/** Returns the editor's fields with their labels. */
export function useClubFields() {
  const t = useTranslations("settings");
  const words = useTranslations("words");
  return {
    commercialName: { label: t("commercialName"), limit: textMax.clubName },
    name: { label: t("internalName"), limit: textMax.clubName },
    subdomain: { label: t("subdomain") },
    language: { label: t("language"), say: (language) => words(`languages.${language}`) },
    languages: { label: t("languages"), say: (all) => all.map((each) => words(`languages.${each}`)).join(", ") },
    timeZone: { label: t("timeZone") },
    brandColour: { label: t("colour") },
  } satisfies FormFields<ClubForm>;
}

export type ClubFieldForm = FieldForm<ClubForm, ReturnType<typeof useClubFields>>;
