import { endOfDay, todayIn } from "#packages/domain/calendar.ts";
import { popupHideDays, popupHideKey, popupTemporaryHideKey } from "#packages/domain/limits.ts";

/**
 * Returns whether the notice is dismissed, for a year or for today. `cookies` is the text of `document.cookie`. Spec
 * §4.
 */
export function isNoticeHidden(cookies: string): boolean {
  const names = cookies.split(";").map((cookie) => cookie.split("=")[0]?.trim());
  return names.includes(popupHideKey) || names.includes(popupTemporaryHideKey);
}

/** Returns the cookie that hides the notice: for a year, or until the chain's day ends. Spec §4, §9. */
export function hideNoticeCookie(dontShowAgain: boolean, now: Temporal.Instant, zone: string): string {
  const end = dontShowAgain ? now.add({ hours: 24 * popupHideDays }) : endOfDay(todayIn(zone, now), zone);
  const seconds = Math.max(1, Math.floor((end.epochMilliseconds - now.epochMilliseconds) / 1000));
  const key = dontShowAgain ? popupHideKey : popupTemporaryHideKey;
  return `${key}=1; max-age=${seconds}; path=/; samesite=lax`;
}

/** Returns the page's cookies; an empty text if the browser refuses cookies. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Writes a cookie, if the browser accepts cookies. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = cookie;
  } catch {}
}
