import { lazy } from "react";
import type { Home } from "#packages/web/member/club/home.ts";
import { Themed } from "#packages/web/member/shell/Themed.tsx";

const NoticeList = lazy(async () => ({ default: (await import("./NoticeList.tsx")).NoticeList }));

/**
 * Shows notices about the member's club: the last day to redeem and a closed home location. The code is loaded only
 * when needed.
 */
export function HomeNotices({ home }: { home: Home }) {
  return (
    (home.redeemsThrough || home.closedHome) && (
      <Themed>
        <NoticeList home={home} />
      </Themed>
    )
  );
}
