import { lazy } from "react";
import type { Home } from "#packages/web/member/club/home.ts";
import { Themed } from "#packages/web/member/shell/Themed.tsx";

const NoticeList = lazy(async () => ({ default: (await import("./NoticeList.tsx")).NoticeList }));

/** What is not as usual in the member's club; its code is fetched where something is. */
export function HomeNotices({ home }: { home: Home }) {
  return (
    (home.redeemsThrough || home.closedHome) && (
      <Themed>
        <NoticeList home={home} />
      </Themed>
    )
  );
}
