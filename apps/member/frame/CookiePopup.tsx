import { lazy, Suspense, useState } from "react";
import { isNoticeHidden, readCookies } from "#packages/web/cookie-notice.ts";

// Loaded after the page, because a device that dismissed the notice does not need it.
const ClubCookieNotice = lazy(async () => ({ default: (await import("./ClubCookieNotice.tsx")).ClubCookieNotice }));

/** The notice of the first paint, which keeps its place until the notice has loaded. */
const first = document.querySelector("#first-paint [data-notice]")?.outerHTML ?? "";

/** Shows the cookie notice on devices that have not dismissed it. */
export function CookiePopup() {
  const [isHidden] = useState(() => isNoticeHidden(readCookies()));
  if (isHidden) return null;
  return (
    <Suspense fallback={<div inert dangerouslySetInnerHTML={{ __html: first }} />}>
      <ClubCookieNotice />
    </Suspense>
  );
}
