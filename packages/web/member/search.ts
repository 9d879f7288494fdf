import { defaultParseSearch } from "@tanstack/react-router";
import { ownPath } from "#packages/ui/page/own-path.ts";

/** Everything the app's addresses may say behind the question mark. */
export interface Search {
  /** Where somebody wanted to go before being asked to log in. */
  from?: string;
  /** A device in the shop that many sign up on returns to the form by itself. Spec §2. */
  comeBackToOnboarding?: true;
  /** The purchase whose points are asked about. */
  purchase?: number;
}

/** Reads search parameters: what nobody knows, or cannot be read, is dropped. */
export function readSearch(search: Record<string, unknown>): Search {
  const from = ownPath(search.from);
  const purchase = typeof search.purchase === "number" ? search.purchase : 0;
  return {
    ...(from && { from }),
    ...(String(search.comeBackToOnboarding) === "true" && { comeBackToOnboarding: true }),
    ...(Number.isSafeInteger(purchase) && purchase > 0 && { purchase }),
  };
}

/** The router's own reader keeps what a route's did not take: so nothing unread ever reaches it. */
export const parseSearch = (text: string): Search => readSearch(defaultParseSearch(text));
