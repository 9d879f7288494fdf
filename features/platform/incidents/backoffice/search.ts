import { filterFields, listSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { incidentFilters } from "../contract/filters.ts";

export const readIncidentSearch = listSearch(filterFields(incidentFilters));
