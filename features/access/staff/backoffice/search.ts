import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readStaffSearch = listSearch({
  /** People who are invited and have not accepted. */
  show: oneOf(["invited"]),
});
