const loadedAt = Date.now();

/** Returns an image's address with the time of this page load, so that no cache shows a replaced logo. Spec §9. */
export function imageUrl(path: string | null): string | undefined {
  return path === null ? undefined : `${path}?${loadedAt}`;
}
