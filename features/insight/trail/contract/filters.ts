import type { ListFilters } from "#packages/domain/list-filters.ts";
import { trailAreas } from "../domain/trail.ts";

/** `since`, `until`: days of the club, both included. */
export const trailFilters = {
  accountId: "id",
  area: trailAreas,
  since: "day",
  until: "day",
} as const satisfies ListFilters;
