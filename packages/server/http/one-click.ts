import type { Identities } from "./authenticate.ts";

const pathOf = { EMAIL: "email", SMS: "sms" } as const;

/** Returns the id in the URL of an unsubscribe link; null for any other URL. */
export const unsubscribeIdIn = (url: string): string | null =>
  /^\/u\/([0-9a-z]{1,64})\/?(?:\?|$)/.exec(url)?.[1] ?? null;

/**
 * Mail programs post to the same URL that people open (RFC 8058). Returns the API path for such a post; null for any
 * other request.
 */
export function oneClickAddress(
  { unsubscribeChannel }: Pick<Identities, "unsubscribeChannel">,
  method: string,
  url: string,
): string | null {
  const id = method === "POST" ? unsubscribeIdIn(url) : null;
  const channel = id && unsubscribeChannel(id);
  return channel && `/api/unsubscribe/${pathOf[channel]}/${id}?by=one-click`;
}
