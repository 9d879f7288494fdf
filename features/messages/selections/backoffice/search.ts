import { id } from "#packages/web/backoffice/lib/list-search.ts";
import { searchReader } from "#packages/web/backoffice/lib/search.ts";

/** The members in a selection. */
export const selectionFields = { selection: id };
export const readSelection = searchReader(selectionFields);
