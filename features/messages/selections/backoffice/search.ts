import { id } from "#packages/web/backoffice/list-address/list-search.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";

/** The members in a selection. */
export const selectionFields = { selection: id };
export const readSelection = searchReader(selectionFields);
