import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { CompanyForm, MerchantForm, OpeningForm } from "./merchant-form.ts";

/** Returns the fields of a company for any form. */
export function useCompanyFields() {
  const t = useTranslations("onboarding");
  return {
    website: { label: t("website"), limit: textMax.website },
    companyNumber: { label: t("companyNumber") },
    companyName: { label: t("companyName"), limit: textMax.companyName },
    postalAddress: { label: t("postalAddress"), limit: textMax.street },
    postalZipCode: { label: t("postalZipCode"), limit: textMax.zipCode },
    postalCity: { label: t("postalCity"), limit: textMax.city },
  } satisfies FormFields<CompanyForm>;
}

/** Returns the fields of a company and its merchant. */
export function useMerchantFields() {
  const company = useCompanyFields();
  const words = useTranslations("words");
  return {
    ...company,
    firstName: { label: words("firstName"), limit: textMax.personName },
    lastName: { label: words("lastName"), limit: textMax.personName },
    email: { label: words("email"), limit: textMax.email },
    phonePrefix: "wordless",
    phone: { label: words("phone") },
    privacyPolicy: "wordless",
  } satisfies FormFields<MerchantForm>;
}

/** Returns the fields of a company and its agreements. */
export function useOpeningFields() {
  const company = useCompanyFields();
  return {
    ...company,
    termsOfService: "wordless",
    dataProcessingAgreement: "wordless",
  } satisfies FormFields<OpeningForm>;
}

export type CompanyFieldForm = FieldForm<CompanyForm, ReturnType<typeof useCompanyFields>>;
export type MerchantFieldForm = FieldForm<MerchantForm, ReturnType<typeof useMerchantFields>>;
export type OpeningFieldForm = FieldForm<OpeningForm, ReturnType<typeof useOpeningFields>>;
