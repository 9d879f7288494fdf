import { ClosedHome } from "#features/clubs/locations/member/ClosedHome.tsx";
import { UseThrough } from "#features/loyalty/coupons/member/UseThrough.tsx";
import type { Home } from "#packages/web/member/club/home.ts";

/** Until when one may use what one has, and that one's own point of sale has closed. */
export function NoticeList({ home }: { home: Home }) {
  return (
    <>
      <UseThrough home={home} />
      {home.closedHome && <ClosedHome name={home.closedHome.name} />}
    </>
  );
}
