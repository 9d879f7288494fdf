import { defaultParseSearch } from "@tanstack/react-router";
import { ownPath } from "#packages/ui/page/own-path.ts";

/** The search parameters of the app's addresses. */
export interface Search {
  /** The address to open after the login. */
  from?: string;
  /**
   * Whether the address was opened on a shared sign-up device in the shop, which returns to the form by itself. Spec
   * §2.
   */
  comeBackToOnboarding?: true;
  /** The id of the purchase whose points to show. */
  purchase?: number;
}

/** Reads search parameters; drops unknown or unreadable ones. */
export function readSearch(search: Record<string, unknown>): Search {
  const from = ownPath(search.from);
  const purchase = typeof search.purchase === "number" ? search.purchase : 0;
  return {
    ...(from && { from }),
    ...(String(search.comeBackToOnboarding) === "true" && { comeBackToOnboarding: true }),
    ...(Number.isSafeInteger(purchase) && purchase > 0 && { purchase }),
  };
}

/** Parses search parameters and drops those that no route reads; the router's own parser would keep them. */
export const parseSearch = (text: string): Search => readSearch(defaultParseSearch(text));
