import { useTranslations } from "use-intl/react";
import type { Location } from "#features/clubs/locations/backoffice/queries.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { AnyFields, FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { StaffForm } from "./staff-form.ts";

/** Returns the fields of a grant, with named points of sale. */
export function useGrantFields(locations: readonly Location[]) {
  const t = useTranslations("staff");
  const nameOf = (id: number) => locations.find((location) => location.id === id)?.name ?? String(id);
  return {
    email: "wordless",
    firstName: "wordless",
    lastName: "wordless",
    role: { label: t("role"), say: (role) => t(`roles.${role}`) },
    pointsOfSaleIds: { label: t("pointsOfSale"), say: (ids) => ids.map(nameOf).join(", ") },
    mayManageStaff: { label: t("drawer.mayManageStaff") },
  } satisfies FormFields<StaffForm>;
}

/** Returns the fields of a grant and of the invited person. */
export function useStaffFields(locations: readonly Location[]) {
  const words = useTranslations("words");
  return {
    ...useGrantFields(locations),
    email: { label: words("email"), limit: textMax.email },
    firstName: { label: words("firstName"), limit: textMax.personName },
    lastName: { label: words("lastName"), limit: textMax.personName },
  } satisfies FormFields<StaffForm>;
}

type Grant = Pick<ReturnType<typeof useGrantFields>, "role" | "pointsOfSaleIds" | "mayManageStaff">;

export type GrantFieldForm = FieldForm<StaffForm, AnyFields<StaffForm> & Grant>;
