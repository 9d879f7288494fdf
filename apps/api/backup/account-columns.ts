import type pg from "pg";

/** Columns that hold an account id without a foreign key. */
const unbound = [{ name: "pin_failure", column: "account_id" }];

export interface AccountColumn {
  name: string;
  column: string;
}

/** Returns every column that holds an account id, directly or through a chain of foreign keys. */
export async function readAccountColumns(client: pg.Client): Promise<AccountColumn[]> {
  const { rows } = await client.query<AccountColumn>(`
    with recursive reference as (
      select conrelid as of, a.attname as column, confrelid as to, b.attname as to_column
      from pg_constraint, unnest(conkey, confkey) as k (here, there)
      join pg_attribute a on a.attnum = k.here join pg_attribute b on b.attnum = k.there
      where contype = 'f' and connamespace = 'public'::regnamespace and a.attrelid = conrelid and b.attrelid = confrelid
    ), naming as (
      select 'account'::regclass::oid as of, 'id'::name as column
      union
      select reference.of, reference.column from reference
      join naming on naming.of = reference.to and naming.column = reference.to_column
    )
    select relname as name, naming.column from naming join pg_class on pg_class.oid = naming.of
    where naming.of <> 'account'::regclass order by 1, 2`);
  return [...rows, ...unbound];
}
