import { Outlet, useMatches } from "@tanstack/react-router";
import { Themed } from "#packages/web/member/shell/Themed.tsx";
import { standingAlone } from "../standing-alone.ts";

/** Shows the screen of the address, with the theme where the screen needs it. */
export function ScreenOutlet() {
  const standsAlone = useMatches({ select: (matches) => standingAlone.includes(matches.at(-1)?.fullPath ?? "") });
  if (standsAlone) return <Outlet />;
  return (
    <Themed>
      <Outlet />
    </Themed>
  );
}
