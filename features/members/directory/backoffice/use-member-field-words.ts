import { useTranslations } from "use-intl/react";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import { type MemberForm, numberOf } from "./member-form.ts";

/** The editor's fields by their labels. */
export function useMemberFieldWords(): EditFields<MemberForm> {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  return {
    firstName: { label: words("firstName") },
    lastName: { label: words("lastName") },
    email: { label: words("email") },
    phonePrefix: null,
    phone: { label: words("phone"), say: (_, form) => numberOf(form) },
    language: { label: words("language"), say: (language) => words(`languages.${language}`) },
    street: { label: t("street") },
    zipCode: { label: t("zipCode") },
    city: { label: t("city") },
    birthday: { label: t("birthday") },
    gender: { label: t("gender"), say: (gender) => (gender === "" ? "" : t(`genders.${gender}`)) },
    emailNotification: { label: t("emailNotification") },
    phoneNotification: { label: t("phoneNotification") },
  };
}
