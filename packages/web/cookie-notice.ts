import { popupHideKey, popupTemporaryHideKey } from "#packages/domain/limits.ts";

/**
 * Returns whether the notice is dismissed, for a year or for today. `cookies` is the text of `document.cookie`. Spec
 * §4.
 */
export function isNoticeHidden(cookies: string): boolean {
  const names = cookies.split(";").map((cookie) => cookie.split("=")[0]?.trim());
  return names.includes(popupHideKey) || names.includes(popupTemporaryHideKey);
}

/** Returns the page's cookies; an empty text if the browser refuses cookies. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}
