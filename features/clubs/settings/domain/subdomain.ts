import { addressPassesForUs } from "./our-name.ts";

/** Shortest and longest subdomain or subpage, in characters. */
export const subdomainMin = 3;
export const subdomainMax = 40;

/** Subdomains that no chain may have: services, hosts, and words in a subdomain's position in a path. */
export const reservedSubdomains: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ `lab stammis localhost www app api admin mail static company campaign coupon sms chain
  about account accounts assets auth autoconfig autodiscover backoffice billing blog broadcasthost cdn consumer
  cookies dashboard dns docs email files ftp git graphql guest health healthz help host hostmaster http https images
  imap img imap4 info internal intranet invalid local login logout mailer mailserver manage media merchant merchants
  metrics monitor mta mx mx1 mx2 noc ns ns1 ns2 ns3 onboarding password payments pop pop3 postmaster press proxy
  public purchases readyz register root sandbox secure security server signup smtp ssh ssl stats status support
  system terms tls unsubscribe user users vpn webhook webhooks webmail webmaster wpad www1 www2`.split(/\s+/),
);

/** Subpages that no point of sale may have, in addition to first segments of the member app's routes. Spec §2. */
export const reservedSubpages: ReadonlySet<string> = new Set(
  "guest login auth api assets static files images fonts icons manifest favicon robots sitemap".split(" "),
);

export type CheckedSubdomain =
  | { ok: true; value: string }
  | { ok: false; reason: "INVALID_SUBDOMAIN" | "RESERVED_SUBDOMAIN" };

export type CheckedSubpage =
  | { ok: true; value: string }
  | { ok: false; reason: "INVALID_SUBPAGE" | "RESERVED_SUBPAGE" };

/** Whether a text is 3 to 40 lower-case letters and digits, beginning with a letter. Spec §5. */
export function isSubdomainShape(value: string): boolean {
  return value.length >= subdomainMin && value.length <= subdomainMax && /^[a-z][a-z0-9]*$/.test(value);
}

/** Whether a text has the shape of a point of sale's subpage, which is the same as a subdomain's. Spec §5. */
export const isSubpageShape = isSubdomainShape;

/**
 * Checks a chain's subdomain and returns it in lower case; `reserved`: words of routes, in addition to the list here
 * and imitations of the platform.
 */
export function checkSubdomain(input: string, reserved: ReadonlySet<string>): CheckedSubdomain {
  const value = input.trim().toLowerCase();
  if (!isSubdomainShape(value)) return { ok: false, reason: "INVALID_SUBDOMAIN" };
  const isTaken = reservedSubdomains.has(value) || reserved.has(value) || addressPassesForUs(value);
  if (isTaken) return { ok: false, reason: "RESERVED_SUBDOMAIN" };
  return { ok: true, value };
}

/**
 * Checks a point of sale's subpage and returns it in lower case; `reserved`: words of routes, in addition to the list
 * here.
 */
export function checkSubpage(input: string, reserved: ReadonlySet<string>): CheckedSubpage {
  const value = input.trim().toLowerCase();
  if (!isSubpageShape(value)) return { ok: false, reason: "INVALID_SUBPAGE" };
  if (reservedSubpages.has(value) || reserved.has(value)) return { ok: false, reason: "RESERVED_SUBPAGE" };
  return { ok: true, value };
}
