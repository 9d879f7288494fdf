import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { CookieNotice } from "#packages/ui/page/CookieNotice.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { hideNoticeCookie, isNoticeHidden, readCookies, writeCookie } from "#packages/web/cookie-notice.ts";
import classes from "./cookie-line.module.css";

/** Shows the cookie notice of the back office until it is dismissed for a year or for today. Spec §4. */
export function CookieLine() {
  const t = useTranslations("cookies");
  const zone = useTimeZone();
  const [hidden, setHidden] = useState(() => isNoticeHidden(readCookies()));
  if (hidden) return null;
  const close = (dontShowAgain: boolean) => {
    writeCookie(hideNoticeCookie(dontShowAgain, realNow(), zone));
    setHidden(true);
  };
  return (
    <div className={classes.line}>
      <CookieNotice
        label={t("label")}
        acceptLabel={t("accept")}
        dontShowAgainLabel={t("dontShowAgain")}
        onClose={close}
      >
        {t.rich("text", { policy: (chunks) => <Link to={paths.platformPrivacy}>{chunks}</Link> })}
      </CookieNotice>
    </div>
  );
}
