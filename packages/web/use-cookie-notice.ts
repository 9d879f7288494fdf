import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { CookieNotice } from "#packages/ui/page/CookieNotice.tsx";
import { isNoticeHidden, readCookies } from "./cookie-notice.ts";
import { hideNoticeCookie, writeCookie } from "./hide-notice.ts";

type CookieNoticeSettings = {
  now: () => Temporal.Instant;
  timeZone: string;
  /** Renders the link to the privacy policy. */
  policy: (text: ReactNode) => ReactNode;
};

/** Returns the props of the cookie notice; null once it is dismissed, for a year or for today. Spec §4. */
export function useCookieNotice({
  now,
  timeZone,
  policy,
}: CookieNoticeSettings): ComponentProps<typeof CookieNotice> | null {
  const t = useTranslations("cookies");
  const [hidden, setHidden] = useState(() => isNoticeHidden(readCookies()));
  if (hidden) return null;
  return {
    label: t("label"),
    acceptLabel: t("accept"),
    dontShowAgainLabel: t("dontShowAgain"),
    children: t.rich("text", { policy }),
    onClose(dontShowAgain) {
      writeCookie(hideNoticeCookie(dontShowAgain, now(), timeZone));
      setHidden(true);
    },
  };
}
