import type pg from "pg";

/** A trigger as it was defined; restored after its table's rows have moved, because moved rows are not new. */
interface Trigger {
  table: string;
  name: string;
  definition: string;
}

export async function readTriggers(client: pg.Client, tables: readonly string[]): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, pg_get_triggerdef(oid) as definition
     from pg_trigger where not tgisinternal and tgrelid::regclass::text = any($1) order by 1, 2`,
    [tables],
  );
  return rows;
}

export async function dropTriggers(client: pg.Client, triggers: readonly Trigger[]): Promise<void> {
  for (const { table, name } of triggers) await client.query(`drop trigger ${name} on ${table}`);
}

export async function restoreTriggers(client: pg.Client, triggers: readonly Trigger[]): Promise<void> {
  for (const { definition } of triggers) await client.query(definition);
}
