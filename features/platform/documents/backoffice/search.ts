import { day, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";

/** Companies that are to accept a document, or have. */
export const readAcceptanceSearch = listSearch({ accepted: oneOf(["WAITING", "ACCEPTED"]) });

export const readDocumentSearch = searchReader({
  /** The day from which the version holds. */
  version: day,
});
