import { endOfDay, todayIn } from "#packages/domain/calendar.ts";
import { popupHideDays, popupHideKey, popupTemporaryHideKey } from "#packages/domain/limits.ts";

/** Returns the cookie that hides the notice: for a year, or until the chain's day ends. Spec §4, §9. */
export function hideNoticeCookie(dontShowAgain: boolean, now: Temporal.Instant, zone: string): string {
  const end = dontShowAgain ? now.add({ hours: 24 * popupHideDays }) : endOfDay(todayIn(zone, now), zone);
  const seconds = Math.max(1, Math.floor((end.epochMilliseconds - now.epochMilliseconds) / 1000));
  const key = dontShowAgain ? popupHideKey : popupTemporaryHideKey;
  return `${key}=1; max-age=${seconds}; path=/; samesite=lax`;
}

/** Writes a cookie, if the browser accepts cookies. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
    document.cookie = cookie;
  } catch {}
}
