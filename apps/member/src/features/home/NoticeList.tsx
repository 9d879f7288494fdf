import type { Home } from "../../lib/home.ts";
import { UseThrough } from "../coupons/UseThrough.tsx";
import { ClosedHome } from "../locations/ClosedHome.tsx";

/** Until when one may use what one has, and that one's own point of sale has closed. */
export function NoticeList({ home }: { home: Home }) {
  return (
    <>
      <UseThrough home={home} />
      {home.closedHome && <ClosedHome name={home.closedHome.name} />}
    </>
  );
}
