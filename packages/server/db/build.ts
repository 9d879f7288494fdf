import type { Compilable, QueryCreator } from "kysely";
import type { DB } from "./types.ts";

/**
 * A builder that cannot send statements: a function that needs answers takes a transaction instead. A transaction is
 * also a builder, and can send the statements built with it.
 */
export type Build = QueryCreator<DB>;

/** A statement that is compiled once and has the same plan for all values. */
export interface PlannedOnce<Row> extends Compilable<Row> {
  plannedOnce: true;
}

export const isPlannedOnce = (statement: Compilable): boolean => "plannedOnce" in statement;
