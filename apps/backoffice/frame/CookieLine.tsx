import { Link } from "@tanstack/react-router";
import { paths } from "#features/office-paths.ts";
import { CookieNotice } from "#packages/ui/page/CookieNotice.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { useCookieNotice } from "#packages/web/use-cookie-notice.ts";
import classes from "./cookie-line.module.css";

/** Shows the cookie notice of the back office. */
export function CookieLine() {
  const notice = useCookieNotice({
    now: realNow,
    timeZone: useTimeZone(),
    policy: (text) => <Link to={paths.platformPrivacy}>{text}</Link>,
  });
  return (
    notice && (
      <div className={classes.line}>
        <CookieNotice {...notice} />
      </div>
    )
  );
}
