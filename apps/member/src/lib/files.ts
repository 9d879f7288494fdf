const loadedAt = Date.now();

/** Where a logo or picture lies, past any cache, once per page load; undefined when there is none. Spec §9. */
export function fileUrl(path: string | null | undefined): string | undefined {
  return path ? `${path}?t=${loadedAt}` : undefined;
}
