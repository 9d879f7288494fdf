import { CompiledQuery } from "kysely";
import type pg from "pg";
import { type NumberedTable, numberedTables, orderedTables } from "../schema/ordered-tables.ts";
import type { Sender } from "./transaction-driver.ts";

export interface IdCounts {
  /** The number of ids of each table that the act itself writes. */
  numbered: Record<NumberedTable, number>;
  /** The largest number of rows that the act adds to any other ordered table. PostgreSQL gives them ids by default. */
  byDefault: number;
}
export type DrawnIds = Record<NumberedTable, number[]>;

const drawnIds = (idsOf: (table: NumberedTable, index: number) => number[]): DrawnIds =>
  Object.fromEntries(numberedTables.map((table, index) => [table, idsOf(table, index)])) as DrawnIds;

const selectIds = `select ${numberedTables
  .map(
    (table, index) =>
      `array(select nextval('${table}_id_seq') from generate_series(1, $${index + 1}::int)) as ${table}`,
  )
  .join(", ")}`;

/** Draws ids in the act's transaction. Rows of the other ordered tables get ids by default. */
export async function drawIds(send: Sender, { numbered }: IdCounts): Promise<DrawnIds> {
  const counts = numberedTables.map((table) => numbered[table]);
  const { rows } = await send(CompiledQuery.raw(selectIds, counts));
  return drawnIds((table) => (rows[0] as DrawnIds)[table]);
}

/**
 * Draws ids of a cluster's coordinator for an act on a node. `take` gives the node the ids, because its rows get the others
 * by default.
 */
export async function drawIdsForNode(
  coordinator: pg.Pool,
  take: (ids: readonly string[]) => void,
  { numbered, byDefault }: IdCounts,
): Promise<DrawnIds> {
  const counts = orderedTables.map((table) => (numbered as Partial<Record<string, number>>)[table] ?? byDefault);
  const { rows } = await coordinator.query<{ ids: string[] }>("select draw_ids($1::int[]) as ids", [counts]);
  const ids = rows[0]?.ids ?? [];
  take(ids);
  return drawnIds((_, index) => (ids[index] || "").split(" ").filter(Boolean).map(Number));
}
