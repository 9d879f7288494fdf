import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readSupportSearch = listSearch({
  /** The filter of the list: conversations that wait for the platform's answer, or that have one. */
  support: oneOf(["WAITING", "ANSWERED"]),
});
