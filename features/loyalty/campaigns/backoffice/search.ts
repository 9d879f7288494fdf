import { statusFields } from "#features/loyalty/publishing/backoffice/search.ts";
import { dayFields, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readCampaignSearch = listSearch({
  ...statusFields,
  ...dayFields,
  /** As a table, or as a calendar of the month or quarter of `since`. */
  view: oneOf(["month", "quarter", "list"]),
});
