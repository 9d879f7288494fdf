import { useLayoutEffect, useState } from "react";
import type { Home } from "#packages/web/member/club/home.ts";
import { type Landings, landingsSince } from "./landings.ts";
import { marksOf, seenStamps } from "./seen-stamps.ts";

/**
 * Returns the stamps added since this device's last view, while the view lasts. The very first view treats all stamps
 * as seen.
 */
export function useLandings(home: Home): Landings {
  const [landings, setLandings] = useState<Landings>({});
  useLayoutEffect(() => {
    const seen = seenStamps.get();
    const newLandings = seen ? landingsSince(seen, home) : {};
    if (Object.keys(newLandings).length > 0) setLandings((before) => ({ ...before, ...newLandings }));
    seenStamps.set(marksOf(home, seen ?? {}));
  }, [home]);
  return landings;
}
