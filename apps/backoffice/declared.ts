import { type Feature, menuGroups } from "#packages/web/backoffice/feature.ts";
import { feature as combined } from "./combined-screens.ts";
import { features } from "./features.ts";

const all: readonly Feature[] = [...features, combined];

/** Everything that the nouns declare for the back office. */
export const screens = all.flatMap((each) => each.screens ?? []);
export const menuEntries = menuGroups.flatMap((group) =>
  all
    .flatMap((each) => each.menu ?? [])
    .filter((entry) => entry.group === group)
    .toSorted((a, b) => a.order - b.order),
);
export const subpages = all.flatMap((each) => each.subpages ?? []);
export const paletteActs = all.flatMap((each) => each.palette ?? []).toSorted((a, b) => a.order - b.order);
export const fillings = all.flatMap((each) => each.fillings ?? []);

type ScreensOf<Each> = Each extends { screens: readonly (infer One)[] } ? One : never;
/** The type of each declared screen, with its path and its search. */
export type DeclaredScreen = ScreensOf<(typeof features)[number] | typeof combined>;
