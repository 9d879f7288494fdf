import { useTranslations } from "use-intl/react";
import type { StaffMember } from "./queries.ts";
import { hasAllPointsOfSale } from "./staff-form.ts";

/** Where somebody works, or would, in words; `places` are the names of the points of sale by id. */
export function usePlacesOf(places: ReadonlyMap<number, string>) {
  const t = useTranslations("staff");
  return ({ role, pointsOfSaleIds }: Pick<StaffMember, "role" | "pointsOfSaleIds">) =>
    hasAllPointsOfSale(role)
      ? t("allPointsOfSale")
      : pointsOfSaleIds
          .map((id) => places.get(id))
          .filter(Boolean)
          .join(", ");
}
