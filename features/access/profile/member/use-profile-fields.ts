import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { DetailsForm, ProfileForm } from "./profile-form.ts";

/** Returns the fields that a new member may add. */
export function useDetailsFields() {
  const t = useTranslations("profile");
  return {
    street: { label: t("street"), limit: textMax.street },
    zipCode: { label: t("zipCode"), limit: textMax.zipCode },
    city: { label: t("city"), limit: textMax.city },
    birthday: { label: t("birthday") },
    gender: { label: t("gender") },
  } satisfies FormFields<DetailsForm>;
}

/** Returns all fields that members may change about themselves. */
export function useProfileFields() {
  const words = useTranslations("words");
  const consents = useTranslations("consents");
  const contacts = useTranslations("contacts");
  return {
    ...useDetailsFields(),
    firstName: { label: words("firstName"), limit: textMax.personName },
    lastName: { label: words("lastName"), limit: textMax.personName },
    email: { label: words("email"), limit: textMax.email },
    prefix: "wordless",
    phone: { label: words("phone") },
    emailNotification: { label: consents("profile.EMAIL") },
    phoneNotification: { label: consents("profile.SMS") },
    password: { label: contacts("password") },
  } satisfies FormFields<ProfileForm>;
}

export type DetailsFieldForm = FieldForm<DetailsForm, ReturnType<typeof useDetailsFields>>;
export type ProfileFieldForm = FieldForm<ProfileForm, ReturnType<typeof useProfileFields>>;
