import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readSupportSearch = listSearch({
  /** Threads that wait for an answer of the platform, or have one. */
  support: oneOf(["WAITING", "ANSWERED"]),
});
