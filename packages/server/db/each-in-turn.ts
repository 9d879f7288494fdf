import type { Compilable } from "kysely";
import type { RowsOfEach } from "./database.ts";

/** A statement that its transaction can send. */
type Sendable = Compilable & { execute(): Promise<unknown[]> };

/** Runs a page's reads within a writing transaction: one statement after the other. */
export async function eachInTurn<const Queries extends readonly Sendable[]>(
  queries: Queries,
): Promise<RowsOfEach<Queries>> {
  const rows: unknown[][] = [];
  for (const query of queries) rows.push(await query.execute());
  return rows as RowsOfEach<Queries>;
}
