import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readStaffSearch = listSearch({
  /** Those invited who have not accepted. */
  show: oneOf(["invited"]),
});
