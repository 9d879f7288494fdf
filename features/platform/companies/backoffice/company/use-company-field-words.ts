import { useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import type { CompanyForm } from "../onboarding/merchant-form.ts";

/** The editor's fields by their labels. */
export function useCompanyFieldWords(): EditFields<CompanyForm> {
  const t = useTranslations("onboarding");
  return {
    website: { label: t("website") },
    companyNumber: { label: t("companyNumber") },
    companyName: { label: t("companyName") },
    postalAddress: { label: t("postalAddress") },
    postalZipCode: { label: t("postalZipCode") },
    postalCity: { label: t("postalCity") },
  };
}
