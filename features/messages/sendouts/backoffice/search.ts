import * as z from "zod/mini";
import { filterFields, id, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { searchReader } from "#packages/web/backoffice/list-address/search.ts";
import { recipientFilters, sendoutFilters } from "../contract/filters.ts";

/** The choices for the number of days in which purchases count. */
export const purchaseDays = [7, 14, 30] as const;

export const readSendoutsSearch = listSearch({
  ...filterFields(sendoutFilters),
  /** `all` shows sendouts of all days, and not only of the last days. */
  days: oneOf(["all"]),
  /** `automatic` shows automatic sendouts. */
  sendouts: oneOf(["automatic"]),
});

/** The selection whose members a new sendout is for. */
export const readNewSendoutSearch = searchReader({ selection: id });

export const readSendoutSearch = listSearch({
  /** The days in which purchases count; 14 by default. */
  within: z.pipe(id, z.literal(purchaseDays)),
  ...filterFields(recipientFilters),
});
