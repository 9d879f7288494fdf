import { ClosedHome } from "#features/clubs/locations/member/ClosedHome.tsx";
import { UseThrough } from "#features/loyalty/coupons/member/UseThrough.tsx";
import type { Home } from "#packages/web/member/club/home.ts";

/** Shows the last day to redeem, and a closed home location. */
export function NoticeList({ home }: { home: Home }) {
  return (
    <>
      <UseThrough home={home} />
      {home.closedHome && <ClosedHome name={home.closedHome.name} />}
    </>
  );
}
