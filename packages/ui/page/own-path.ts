const nowhere = "http://own.invalid";

/**
 * Where an address in an address may lead: a path on this very host, in the browser's own way of writing it, or
 * undefined. `//evil.example`, `/\evil.example` and their like name a host of their own.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/") || !URL.canParse(value, nowhere)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, nowhere);
  // Dots taken away can leave two slashes at the front, too.
  return origin === nowhere && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : undefined;
}
