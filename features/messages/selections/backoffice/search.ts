import { dayFields, id, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";
import { memberFigures } from "../domain/members-behind.ts";

/** The figure whose members a new selection begins with, and the figure's days and point of sale. */
export const readNewSelectionSearch = searchReader({
  behind: oneOf(memberFigures),
  ...dayFields,
  pointOfSaleId: id,
  months: id,
});
