import { statusFilters } from "#features/loyalty/publishing/contract/filters.ts";
import { dayFields, filterFields, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readCampaignSearch = listSearch({
  ...filterFields(statusFilters),
  ...dayFields,
  /** A table, or a calendar of the month or quarter of `since`. */
  view: oneOf(["month", "quarter", "list"]),
});
