import type { Compilable, QueryCreator } from "kysely";
import type { DB } from "./types.ts";

/**
 * What only builds a statement takes this: it can send none, so whoever needs an answer asks for a transaction. A
 * transaction is one too, and what is built with it can be sent by it.
 */
export type Build = QueryCreator<DB>;

/** A statement that is compiled once, and whose way through the database is the same whatever its values. */
export interface PlannedOnce<Row> extends Compilable<Row> {
  plannedOnce: true;
}

export const isPlannedOnce = (statement: Compilable): boolean => "plannedOnce" in statement;
