import { filterFields, listSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { companyFilters } from "../contract/filters.ts";

export const readCompanySearch = listSearch(filterFields(companyFilters));
