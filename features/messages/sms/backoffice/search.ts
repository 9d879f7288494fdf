import { dayFields, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const creditShows = ["BOUGHT", "MESSAGES", "SENDOUTS"] as const;

/** The filters of the account's history. */
export const readHistorySearch = listSearch({ ...dayFields, credits: oneOf(creditShows) });
