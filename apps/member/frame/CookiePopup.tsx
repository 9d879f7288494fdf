import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { hideNoticeCookie, isNoticeHidden, readCookies, writeCookie } from "#packages/web/cookie-notice.ts";
import { useChain } from "#packages/web/member/club/chain.ts";
import { now } from "#packages/web/member/format/clock.ts";
import { useGo } from "#packages/web/use-go.ts";

// Loaded after the page, because a device that dismissed the notice does not need it.
const CookieNotice = lazy(async () => ({
  default: (await import("#packages/ui/page/CookieNotice.tsx")).CookieNotice,
}));

/** The notice of the first paint, which keeps its place until the notice has loaded. */
const first = document.querySelector("#first-paint [data-notice]")?.outerHTML ?? "";

/** Shows the cookie notice until it is dismissed for a year or for today. Spec §4. */
export function CookiePopup() {
  const t = useTranslations("cookies");
  const go = useGo();
  const { timeZone } = useChain();
  const [hidden, setHidden] = useState(() => isNoticeHidden(readCookies()));
  if (hidden) return null;
  const close = (dontShowAgain: boolean) => {
    writeCookie(hideNoticeCookie(dontShowAgain, now(), timeZone));
    setHidden(true);
  };
  return (
    <Suspense fallback={<div inert dangerouslySetInnerHTML={{ __html: first }} />}>
      <CookieNotice
        label={t("label")}
        acceptLabel={t("accept")}
        dontShowAgainLabel={t("dontShowAgain")}
        onClose={close}
      >
        {t.rich("text", {
          policy: (chunks) => (
            <a
              href={paths.privacyPolicy}
              onClick={(event) => {
                event.preventDefault();
                go(paths.privacyPolicy);
              }}
            >
              {chunks}
            </a>
          ),
        })}
      </CookieNotice>
    </Suspense>
  );
}
