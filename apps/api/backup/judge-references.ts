import type pg from "pg";
import { quoted } from "./rows.ts";

interface Reference {
  name: string;
  table: string;
  columns: string[];
  to: string;
  to_columns: string[];
  has_chain: boolean;
}

const named = (alias: string, columns: readonly string[]) => columns.map((column) => `${alias}.${quoted(column)}`);

/**
 * Returns the names of violated foreign keys: rows were loaded without checks, so each key is checked by one query.
 * Covers the given clubs or all.
 */
export async function judgeReferences(client: pg.Client, chainIds: readonly number[] | null): Promise<string[]> {
  const { rows } = await client.query<Reference>(`
    select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as to,
      array(select attname::text from unnest(conkey) with ordinality k (n, place)
        join pg_attribute on attrelid = conrelid and attnum = n order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality k (n, place)
        join pg_attribute on attrelid = confrelid and attnum = n order by place) as to_columns,
      exists (select from pg_attribute where attrelid = conrelid and attname = 'chain_id') as has_chain
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`);
  const broken: string[] = [];
  for (const { name, table, columns, to, to_columns, has_chain } of rows) {
    const mine = has_chain && chainIds ? "a.chain_id = any($1) and" : "$1::bigint[] is not distinct from $1 and";
    const { rows: resultRows } = await client.query<{ broken: boolean }>(
      `select exists (select 1 from ${table} a where ${mine} ${named("a", columns)
        .map((column) => `${column} is not null`)
        .join(" and ")} and not exists (select 1 from ${to} b
        where (${named("b", to_columns).join(", ")}) = (${named("a", columns).join(", ")}))) as broken`,
      [chainIds],
    );
    if (resultRows[0]?.broken) broken.push(name);
  }
  return broken;
}
