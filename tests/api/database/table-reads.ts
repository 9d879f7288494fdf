import { sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";

/** Returns the rows of a table that a transaction has read so far, without index-only reads. */
export async function heapRows(trx: Transaction<DB>, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`select (pg_stat_get_xact_tuples_returned(id) +
    pg_stat_get_xact_tuples_fetched(id))::int as read from cast(${table}::text as regclass) as id`.execute(trx);
  return rows[0]?.read ?? 0;
}

/** Returns the pages of a table and its indexes that a transaction has read so far. */
export async function pagesRead(trx: Transaction<DB>, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`select sum(pg_stat_get_xact_blocks_fetched(id))::int as read from (
    select cast(${table}::text as regclass)::oid as id
    union all select indexrelid from pg_index where indrelid = cast(${table}::text as regclass)) as each`.execute(trx);
  return rows[0]?.read ?? 0;
}
