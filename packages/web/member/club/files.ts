/** The time of the page load. The script that runs before the app uses the same time to request the first pictures. */
export const loadedAt = Math.round(performance.timeOrigin);

/**
 * Returns the address of a logo or picture that is fetched again once per page load; undefined when there is none. Spec
 * §9.
 */
export function fileUrl(path: string | null | undefined): string | undefined {
  return path ? `${path}?t=${loadedAt}` : undefined;
}
