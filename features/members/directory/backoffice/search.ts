import { selectionFields } from "#features/messages/selections/backoffice/search.ts";
import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readMemberSearch = listSearch({
  ...selectionFields,
  /** Those invited who have not joined. */
  show: oneOf(["invited"]),
});
