import type { ListFilters } from "#packages/domain/list-filters.ts";
import { consentFilters, pointsFilters } from "../domain/member-filters.ts";

/** `pointOfSaleId`: the home location. `since`, `until`: the first and last day of registration. */
export const memberFilters = {
  pointOfSaleId: "id",
  points: pointsFilters,
  consent: consentFilters,
  since: "day",
  until: "day",
  selection: "id",
} as const satisfies ListFilters;
