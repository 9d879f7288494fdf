import type { Home } from "#packages/web/member/club/home.ts";
import { fillingsOf, type OwnFilling } from "./fillings.ts";
import { type NewStamps, newStamps, untouched } from "./new-stamps.ts";
import type { Marks } from "./seen-stamps.ts";

/** New stamps by the card's id, only for cards with new stamps. */
export type Landings = Record<number, NewStamps<OwnFilling>>;

/** Returns the new stamps of each card since the marks; an unknown card had none. */
export function landingsSince(seen: Marks, home: Home): Landings {
  const landings = home.stampcards.map(
    ({ id }) => [id, newStamps(seen[id] ?? untouched, fillingsOf(home, id))] as const,
  );
  return Object.fromEntries(landings.filter(([, { gained }]) => gained > 0));
}
