import { day, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";

/** The filter of the list: companies with a pending acceptance, or companies without one. */
export const readAcceptanceSearch = listSearch({ accepted: oneOf(["WAITING", "ACCEPTED"]) });

export const readDocumentSearch = searchReader({
  /** The first day of the version. */
  version: day,
});
