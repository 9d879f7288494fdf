import { lazy } from "react";
import type { Home } from "#packages/web/member/club/home.ts";
import { Themed } from "#packages/web/member/shell/Themed.tsx";

const NoticeList = lazy(async () => ({ default: (await import("./NoticeList.tsx")).NoticeList }));

/** Shows unusual states of the club. Its code loads only when needed. */
export function HomeNotices({ home }: { home: Home }) {
  return (
    (home.redeemsThrough || home.closedHome) && (
      <Themed>
        <NoticeList home={home} />
      </Themed>
    )
  );
}
