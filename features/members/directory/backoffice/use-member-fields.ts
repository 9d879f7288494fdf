import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import { type MemberForm, type memberRules, numberOf } from "./member-form.ts";

/** Returns the labels and limits of the editor's fields. */
export function useMemberFields() {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  return {
    firstName: { label: words("firstName"), limit: textMax.personName },
    lastName: { label: words("lastName"), limit: textMax.personName },
    email: { label: words("email"), limit: textMax.email },
    phonePrefix: null,
    phone: { label: words("phone"), say: (_, form) => numberOf(form) },
    language: { label: words("language"), say: (language) => words(`languages.${language}`) },
    street: { label: t("street"), limit: textMax.street },
    zipCode: { label: t("zipCode"), limit: textMax.zipCode },
    city: { label: t("city"), limit: textMax.city },
    birthday: { label: t("birthday") },
    gender: { label: t("gender"), say: (gender) => (gender === "" ? "" : t(`genders.${gender}`)) },
    emailNotification: { label: t("emailNotification") },
    phoneNotification: { label: t("phoneNotification") },
  } satisfies FormFields<MemberForm, typeof memberRules>;
}

export type MemberFieldForm = FieldForm<MemberForm, ReturnType<typeof useMemberFields>>;
