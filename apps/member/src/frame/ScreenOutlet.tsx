import { Outlet, useMatches } from "@tanstack/react-router";
import { paths } from "../paths.ts";
import { Themed } from "../shell/Themed.tsx";

/** The screen of the address: home stands by itself, every other in the theme. */
export function ScreenOutlet() {
  const isHome = useMatches({ select: (matches) => matches.at(-1)?.fullPath === paths.home });
  if (isHome) return <Outlet />;
  return (
    <Themed>
      <Outlet />
    </Themed>
  );
}
