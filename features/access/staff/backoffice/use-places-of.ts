import { useTranslations } from "use-intl/react";
import type { StaffMember } from "./queries.ts";
import { hasAllPointsOfSale } from "./staff-form.ts";

/** Returns a person's points of sale as text; `places`: names of points of sale by id. */
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
