import type { Place } from "./place.ts";

const keptPlaces = 6;
const recent = new Map<string, readonly Place[]>();

/** Where somebody went by the palette lately, in one club: in this tab's memory alone, for members' names are among them. */
export const recentPlaces = {
  of: (whose: string): readonly Place[] => recent.get(whose) ?? [],
  add(whose: string, place: Place) {
    const others = recentPlaces.of(whose).filter(({ key }) => key !== place.key);
    recent.set(whose, [place, ...others].slice(0, keptPlaces));
  },
};
