import type { Acts } from "../domain/acts.ts";
import type { Words } from "./list-words.ts";

/** The sentence of each act that a club's trail shows. It goes on from the name of the person who acted. */
export type ActWords<Declared extends Acts> = {
  readonly [Act in keyof Declared as Declared[Act] extends "PLATFORM" ? never : Act]: Words;
};
