const loadedAt = Date.now();

/** An image's address with the time of this page load, so that a replaced logo is not shown from a cache. Spec §9. */
export function imageUrl(path: string | null): string | undefined {
  return path === null ? undefined : `${path}?${loadedAt}`;
}
