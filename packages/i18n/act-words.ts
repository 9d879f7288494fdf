import type { Acts } from "../domain/acts.ts";
import type { Words } from "./list-words.ts";

/** The sentences of all acts that a club's audit trail shows. Each continues the name of the person who acted. */
export type ActWords<Declared extends Acts> = {
  readonly [Act in keyof Declared as Declared[Act] extends "PLATFORM" ? never : Act]: Words;
};
