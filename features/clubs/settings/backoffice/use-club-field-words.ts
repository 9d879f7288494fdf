import { useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import type { ClubForm } from "./club-form.ts";

/** The editor's fields by their labels. */
export function useClubFieldWords(): EditFields<ClubForm> {
  const t = useTranslations("settings");
  const words = useTranslations("words");
  return {
    commercialName: { label: t("commercialName") },
    name: { label: t("internalName") },
    subdomain: { label: t("subdomain") },
    language: { label: t("language"), say: (language) => words(`languages.${language}`) },
    languages: { label: t("languages"), say: (all) => all.map((each) => words(`languages.${each}`)).join(", ") },
    timeZone: { label: t("timeZone") },
    brandColour: { label: t("colour") },
  };
}
