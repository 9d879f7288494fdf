import type { ListFilters } from "#packages/domain/list-filters.ts";
import { incidentStates } from "../domain/incidents.ts";

export const incidentFilters = { incident: incidentStates } as const satisfies ListFilters;
