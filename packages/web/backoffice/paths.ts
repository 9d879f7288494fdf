import { officePaths } from "#features/office-paths.ts";

/** The server answers by the same paths. */
export const paths = officePaths;

/** An address that needs nothing filled in. */
export type PlainPath = Exclude<(typeof paths)[keyof typeof paths], `${string}$${string}`>;
