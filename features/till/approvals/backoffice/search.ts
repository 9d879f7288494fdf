import { filterFields, listSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { approvalFilters } from "../contract/filters.ts";

export const readApprovalSearch = listSearch(filterFields(approvalFilters));
