import type { Home } from "#packages/web/member/club/home.ts";
import { fillingsOf, type OwnFilling } from "./fillings.ts";
import { type NewStamps, newStamps, untouched } from "./new-stamps.ts";
import type { Marks } from "./seen-stamps.ts";

/** New stamps by the card's id, only for cards with new stamps. */
export type Landings = Record<number, NewStamps<OwnFilling>>;

/**
 * Returns the stamps of each card that are new since its mark, the progress last seen. A card without a mark had none.
 */
export function landingsSince(seen: Marks, home: Home): Landings {
  const landings = home.stampcards.map(
    ({ id }) => [id, newStamps(seen[id] ?? untouched, fillingsOf(home, id))] as const,
  );
  return Object.fromEntries(landings.filter(([, { gained }]) => gained > 0));
}
