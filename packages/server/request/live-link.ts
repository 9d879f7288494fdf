import { refuse } from "./refusal.ts";

interface Link {
  expires_at: Temporal.Instant;
  /** The moment the link was used; absent for links that are deleted on use. */
  used_at?: Temporal.Instant | null;
}

/** Whether a link has expired at the server's moment. */
export const isExpired = (link: Pick<Link, "expires_at">, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(link.expires_at, now) <= 0;

/** Returns an unused link. Refuses an unknown or used link with LINK_NOT_VALID. */
export function unused<L extends Link>(link: L | undefined): L {
  return link && !link.used_at ? link : refuse("LINK_NOT_VALID");
}

/**
 * Returns an unused, current link. Refuses an unknown or used link with LINK_NOT_VALID, and an expired link with
 * LINK_EXPIRED.
 */
export function live<L extends Link>(link: L | undefined, now: Temporal.Instant): L {
  const usableLink = unused(link);
  return isExpired(usableLink, now) ? refuse("LINK_EXPIRED") : usableLink;
}
