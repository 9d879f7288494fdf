import type { Build } from "./build.ts";

/** What a club's points of sale are called, closed ones too. */
export const selectLocationNames = (db: Build) => db.selectFrom("location").select(["id", "name"]);
