import { paths } from "#features/member-paths.ts";

/** The screens that a person sees first. They are shown before the theme's code and the phrases of other screens load. */
export const standingAlone: readonly string[] = [paths.home, paths.guest, paths.locationGuest];
