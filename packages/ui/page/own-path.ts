const nowhere = "http://own.invalid";

/**
 * Returns a redirect target from an address: a path on this host, as the browser normalises it, or undefined.
 * `//evil.example`, `/\evil.example` and similar addresses name another host.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/") || !URL.canParse(value, nowhere)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, nowhere);
  // Checks again: the removal of dot segments can also leave two slashes at the start.
  return origin === nowhere && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : undefined;
}
