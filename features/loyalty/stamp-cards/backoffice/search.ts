import { statusFilters } from "#features/loyalty/publishing/contract/filters.ts";
import { filterFields, listSearch, lookFields } from "#packages/web/backoffice/list-address/list-search.ts";

export const readStampCardSearch = listSearch({ ...filterFields(statusFilters), ...lookFields });
