import { defaultParseSearch } from "@tanstack/react-router";
import { ownPath } from "#packages/ui/page/own-path.ts";
import { type ListSearch, readListSearch } from "./list-search.ts";

/** Everything the back office's addresses may say behind the question mark. */
export interface Search extends ListSearch {
  /** Where somebody wanted to go before being asked to sign in. */
  from?: string;
  /** The page of the card provider's that somebody has come back from. */
  session?: string;
  /** Of a document, the day from which it holds. */
  version?: string;
}

/** Reads search parameters: what nobody knows, or cannot be read, is dropped. */
export function readSearch(search: Record<string, unknown>): Search {
  const from = ownPath(search.from);
  const { session, version } = search;
  const isVersion = typeof version === "string" && /^\d{4}-\d\d-\d\d$/.test(version);
  const isSession = typeof session === "string" && /^\w{8,200}$/.test(session);
  return {
    ...readListSearch(search),
    ...(from && { from }),
    ...(isSession && { session }),
    ...(isVersion && { version }),
  };
}

/** The router's own reader keeps what a route's did not take: so nothing unread ever reaches it. */
export const parseSearch = (text: string): Search => readSearch(defaultParseSearch(text));
