import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readStaffSearch = listSearch({
  /** `invited` lists people who are invited and have not accepted; without it, staff are listed. */
  show: oneOf(["invited"]),
});
