import { listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const readSupportSearch = listSearch({
  /** Conversations that wait for the platform's answer, or have one. */
  support: oneOf(["WAITING", "ANSWERED"]),
});
