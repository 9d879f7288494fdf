import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { useChain } from "#packages/web/member/club/chain.ts";
import { hideNoticeCookie, isNoticeHidden, readCookies, writeCookie } from "#packages/web/member/club/cookie-notice.ts";
import { now } from "#packages/web/member/format/clock.ts";
import { useGo } from "#packages/web/use-go.ts";

// Loaded after the page, because a device that dismissed the notice does not need it.
const CookieNotice = lazy(async () => ({
  default: (await import("#packages/ui/page/CookieNotice.tsx")).CookieNotice,
}));

/** Shows the cookie notice until it is dismissed for a year or for today. Spec §4. */
export function CookiePopup() {
  const shell = useTranslations("shell");
  const go = useGo();
  const { timeZone } = useChain();
  const [hidden, setHidden] = useState(() => isNoticeHidden(readCookies()));
  if (hidden) return null;
  const close = (dontShowAgain: boolean) => {
    writeCookie(hideNoticeCookie(dontShowAgain, now(), timeZone));
    setHidden(true);
  };
  return (
    <Suspense>
      <CookieNotice
        label={shell("cookieLabel")}
        acceptLabel={shell("cookieAccept")}
        dontShowAgainLabel={shell("dontShowAgain")}
        onClose={close}
      >
        {shell.rich("cookieText", {
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
