import { dayFields, listSearch, oneOf } from "#packages/web/backoffice/list-address/list-search.ts";

export const creditShows = ["BOUGHT", "MESSAGES", "SENDOUTS"] as const;

/** Which lines of the account. */
export const readHistorySearch = listSearch({ ...dayFields, credits: oneOf(creditShows) });
