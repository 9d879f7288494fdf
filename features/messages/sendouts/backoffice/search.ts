import * as z from "zod/mini";
import { filterFields, id, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";
import { recipientFilters, sendoutFilters } from "../contract/filters.ts";

/** Days after a sendout in which purchases can be counted. */
export const purchaseDays = [7, 14, 30] as const;

export const readSendoutsSearch = listSearch({
  ...filterFields(sendoutFilters),
  /** Not the last days' alone. */
  days: oneOf(["all"]),
  /** Those that go by themselves. */
  sendouts: oneOf(["automatic"]),
});

export const readSendoutSearch = listSearch({
  /** The days in which purchases count; 14 unless given. */
  within: z.pipe(id, z.literal(purchaseDays)),
  ...filterFields(recipientFilters),
});
