/** The time of the page load, also known to the script that runs before the app and requests the first pictures. */
export const loadedAt = Math.round(performance.timeOrigin);

/** Returns the address of a logo or picture, uncached once per page load; undefined when there is none. Spec §9. */
export function fileUrl(path: string | null | undefined): string | undefined {
  return path ? `${path}?t=${loadedAt}` : undefined;
}
