import type { Home } from "#packages/web/member/club/home.ts";
import { fillingsOf, type OwnFilling } from "./fillings.ts";
import { type NewStamps, newStamps, untouched } from "./new-stamps.ts";
import type { Marks } from "./seen-stamps.ts";

/** New stamps by the card's id; cards without any are not among them. */
export type Landings = Record<number, NewStamps<OwnFilling>>;

/** What has come to each card since the marks; a card they do not know had nothing. */
export function landingsSince(seen: Marks, home: Home): Landings {
  const landings = home.stampcards.map(
    ({ id }) => [id, newStamps(seen[id] ?? untouched, fillingsOf(home, id))] as const,
  );
  return Object.fromEntries(landings.filter(([, { gained }]) => gained > 0));
}
