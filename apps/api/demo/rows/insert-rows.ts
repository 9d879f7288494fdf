import { type Insertable, sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Inserts any number of rows in one statement, in order; every row has the columns of the first. Returns the
 * `returning` columns of each row, in the same order.
 */
export async function insertRows<T extends keyof DB, R = Record<string, never>>(
  trx: Transaction<DB>,
  table: T,
  rows: readonly Insertable<DB[T]>[],
  returning: "id" | null = null,
): Promise<R[]> {
  if (rows.length === 0) return [];
  const columns = sql.join(Object.keys(rows[0] as object).map((column) => sql.ref(column)));
  const answer = returning ? sql` returning ${sql.ref(returning)}` : sql` returning 1`;
  const { rows: answered } = await sql<R>`insert into ${sql.table(table)} (${columns}) select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)${answer}`.execute(trx);
  return answered;
}

/** Inserts rows and returns their ids. */
export async function insertForIds<T extends keyof DB>(
  trx: Transaction<DB>,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<number[]> {
  return (await insertRows<T, { id: number }>(trx, table, rows, "id")).map(({ id }) => id);
}

/** Draws ids from a sequence, in order. */
export async function drawIds(trx: Transaction<DB>, sequence: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select nextval(${sequence}::regclass)::int8 as id
    from generate_series(1, ${count}::int)`.execute(trx);
  return rows.map(({ id }) => id);
}
