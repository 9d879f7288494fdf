import { refuse } from "./refusal.ts";

interface Link {
  expires_at: Temporal.Instant;
  /** Absent where a link is gone once it was used. */
  used_at?: Temporal.Instant | null;
}

/** Whether a link has run out, at the server's moment. */
export const isExpired = (link: Pick<Link, "expires_at">, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(link.expires_at, now) <= 0;

/** Refuses a link that never was, or has been used. */
export function unused<L extends Link>(link: L | undefined): L {
  return link && !link.used_at ? link : refuse("LINK_NOT_VALID");
}

/** Refuses one that has run out, too. */
export function live<L extends Link>(link: L | undefined, now: Temporal.Instant): L {
  const usableLink = unused(link);
  return isExpired(usableLink, now) ? refuse("LINK_EXPIRED") : usableLink;
}
