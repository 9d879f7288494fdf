import type { Identities } from "./authenticate.ts";

const pathOf = { EMAIL: "email", SMS: "sms" } as const;

/** The id in the address of a link to unsubscribe; null in any other. */
export const unsubscribeIdIn = (url: string): string | null =>
  /^\/u\/([0-9a-z]{1,64})\/?(?:\?|$)/.exec(url)?.[1] ?? null;

/**
 * A mail program posts to the very address that people open (RFC 8058): where such a post is answered; null for any other
 * request.
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
