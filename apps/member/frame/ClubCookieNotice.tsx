import { paths } from "#features/member-paths.ts";
import { CookieNotice } from "#packages/ui/page/CookieNotice.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { now } from "#packages/web/member/format/clock.ts";
import { useCookieNotice } from "#packages/web/use-cookie-notice.ts";
import { useGo } from "#packages/web/use-go.ts";

/** The cookie notice with the link to the club's privacy policy. */
export function ClubCookieNotice() {
  const go = useGo();
  const notice = useCookieNotice({
    now,
    timeZone: useChain().timeZone,
    policy: (text) => (
      <a
        href={paths.privacyPolicy}
        onClick={(event) => {
          event.preventDefault();
          go(paths.privacyPolicy);
        }}
      >
        {text}
      </a>
    ),
  });
  return notice && <CookieNotice {...notice} />;
}
