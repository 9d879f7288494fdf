import { memberPaths } from "#features/member-paths.ts";

/** The server answers by the same paths. */
export const paths = memberPaths;

/** What people meet first: it stands by itself, before the theme's code and the other screens' phrases. */
export const standingAlone: readonly string[] = [paths.home, paths.guest, paths.locationGuest];
