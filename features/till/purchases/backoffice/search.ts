import { filterFields, listSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { pendingFilters, purchaseFilters } from "../contract/filters.ts";

export const readPurchaseSearch = listSearch(filterFields(purchaseFilters));

export const readPendingSearch = listSearch(filterFields(pendingFilters));
