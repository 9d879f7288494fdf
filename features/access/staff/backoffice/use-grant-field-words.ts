import { useTranslations } from "use-intl/react";
import type { Location } from "#features/clubs/locations/backoffice/queries.ts";
import type { EditFields } from "#packages/web/backoffice/forms/use-field-words.ts";
import type { StaffForm } from "./staff-form.ts";

/** What a grant's fields are called, points of sale by their names. */
export function useGrantFieldWords(locations: readonly Location[]): EditFields<StaffForm> {
  const t = useTranslations("staff");
  const nameOf = (id: number) => locations.find((location) => location.id === id)?.name ?? String(id);
  return {
    email: null,
    firstName: null,
    lastName: null,
    role: { label: t("role"), say: (role) => t(`roles.${role}`) },
    pointsOfSaleIds: { label: t("pointsOfSale"), say: (ids) => ids.map(nameOf).join(", ") },
    mayManageStaff: { label: t("drawer.mayManageStaff") },
  };
}
