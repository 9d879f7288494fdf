import { sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";

/** Rows of a table that a transaction has looked at so far; what an index alone has told is none. */
export async function heapRows(trx: Transaction<DB>, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`select (pg_stat_get_xact_tuples_returned(id) +
    pg_stat_get_xact_tuples_fetched(id))::int as read from cast(${table}::text as regclass) as id`.execute(trx);
  return rows[0]?.read ?? 0;
}

/** Pages of a table and of its indexes that a transaction has looked into so far. */
export async function pagesRead(trx: Transaction<DB>, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`select sum(pg_stat_get_xact_blocks_fetched(id))::int as read from (
    select cast(${table}::text as regclass)::oid as id
    union all select indexrelid from pg_index where indrelid = cast(${table}::text as regclass)) as each`.execute(trx);
  return rows[0]?.read ?? 0;
}
