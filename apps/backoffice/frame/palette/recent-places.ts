import type { Place } from "./place.ts";

const keptPlaces = 6;
const recent = new Map<string, readonly Place[]>();

/** Recently visited entries per club. Only in this tab's memory, because they contain members' names. */
export const recentPlaces = {
  of: (whose: string): readonly Place[] => recent.get(whose) ?? [],
  add(whose: string, place: Place) {
    const others = recentPlaces.of(whose).filter(({ key }) => key !== place.key);
    recent.set(whose, [place, ...others].slice(0, keptPlaces));
  },
};
