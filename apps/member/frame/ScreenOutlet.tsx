import { Outlet, useMatches } from "@tanstack/react-router";
import { Themed } from "#packages/web/member/shell/Themed.tsx";
import { standingAlone } from "../standing-alone.ts";

/** The screen of the address, in the theme where it needs it. */
export function ScreenOutlet() {
  const standsAlone = useMatches({ select: (matches) => standingAlone.includes(matches.at(-1)?.fullPath ?? "") });
  if (standsAlone) return <Outlet />;
  return (
    <Themed>
      <Outlet />
    </Themed>
  );
}
