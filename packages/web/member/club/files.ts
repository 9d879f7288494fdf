/** When the page began: known alike to what runs before the app, which asks for the first pictures. */
export const loadedAt = Math.round(performance.timeOrigin);

/** Where a logo or picture lies, past any cache, once per page load; undefined when there is none. Spec §9. */
export function fileUrl(path: string | null | undefined): string | undefined {
  return path ? `${path}?t=${loadedAt}` : undefined;
}
