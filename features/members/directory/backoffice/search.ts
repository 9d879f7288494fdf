import { filterFields, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { memberFilters } from "../contract/filters.ts";

export const readMemberSearch = listSearch({
  ...filterFields(memberFilters),
  /** `show=invited`: the list of invited members who have not joined. */
  show: oneOf(["invited"]),
});
