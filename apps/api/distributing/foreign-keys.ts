import type pg from "pg";

/** A foreign key as it was defined; restored after its tables have moved to the nodes. */
interface ForeignKey {
  table: string;
  of: string;
  name: string;
  definition: string;
}

/** Reads the foreign keys that touch one of `tables`, from either side. */
export async function readForeignKeys(client: pg.Client, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as of, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      and ((conrelid::regclass::text = any($1)) or (confrelid::regclass::text = any($1)))
    order by 1, 3`,
    [tables],
  );
  return rows;
}

/** Drops the keys, because a table with references can only move to the nodes without them. */
export async function dropForeignKeys(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
}

/**
 * Restores the foreign keys, except those from a replicated or coordinator-only table to a distributed one, which no
 * node could enforce. Returns the keys that were not restored.
 */
export async function restoreForeignKeys(
  client: pg.Client,
  keys: readonly ForeignKey[],
  tenants: ReadonlySet<string>,
): Promise<ForeignKey[]> {
  const isLost = ({ table, of }: ForeignKey) => tenants.has(of) && !tenants.has(table);
  for (const { table, name, definition } of keys.filter((key) => !isLost(key)))
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return keys.filter(isLost);
}
