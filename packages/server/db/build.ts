import type { Compilable, QueryCreator } from "kysely";
import type { DB } from "./types.ts";

/**
 * Builds statements but cannot send them. A function that needs the results takes a transaction instead. A transaction
 * is also a builder, and can send the statements built with it.
 */
export type Build = QueryCreator<DB>;

/** A statement that is compiled once and has the same plan for all values. */
export interface PlannedOnce<Row> extends Compilable<Row> {
  plannedOnce: true;
}

export const isPlannedOnce = (statement: Compilable): boolean => "plannedOnce" in statement;
