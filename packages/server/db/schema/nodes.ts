import type pg from "pg";
import { StartError } from "../embedded/start-error.ts";
import { statementsIn } from "./sql-statements.ts";

/** Whether the clubs' rows are distributed over several nodes (`distribute`). */
export async function isSpread(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select to_regclass('pg_catalog.pg_dist_partition') is not null as known");
  if (!rows[0].known) return false;
  const { rows: resultRows } = await client.query(
    "select exists (select from pg_dist_partition where logicalrelid = to_regclass('public.location')) as spread",
  );
  return resultRows[0].spread;
}

const distribute = "npm run stammis -- distribute";

export const needsDistributing = (pending: number) =>
  new StartError(
    `The database is distributed over several nodes, and ${pending} migrations are pending. Stop all servers and run ${distribute}.`,
  );

export const refusedByNodes = (migration: string, { message }: Error) =>
  new StartError(
    `The migration ${migration} cannot run on a distributed database (${message}). Nothing was changed. If a company is frozen, thaw it (npm run stammis -- thaw-company) and run ${distribute} again. Otherwise start the previous release, make a backup, restore it into an empty database and run ${distribute} there.`,
  );

interface MadeTable {
  name: string;
  isTenants: boolean;
  /**
   * Statements that set the installation's id range before the table is distributed: the sequence of a distributed
   * table cannot be altered.
   */
  ids: string[];
  keys: { name: string; definition: string; isKept: boolean }[];
}

/**
 * Reads the tables created since `before`. A table of clubs' rows has a primary key that begins with the chain. A table
 * without the chain cannot keep references to such a table.
 */
async function readMade(client: pg.Client, before: readonly string[]): Promise<MadeTable[]> {
  const { rows } = await client.query<MadeTable>(
    `select quote_ident(relname) as name, is_tenants as "isTenants", coalesce((
       select jsonb_agg(jsonb_build_object('name', quote_ident(conname), 'definition', pg_get_constraintdef(pg_constraint.oid),
         'isKept', is_tenants or not exists (select from pg_dist_partition where logicalrelid = confrelid and partmethod = 'h')))
       from pg_constraint where conrelid = pg_class.oid and contype = 'f'), '[]') as keys,
       array(select format('alter sequence %s minvalue %s maxvalue %s start %2$s restart', objid::regclass, min_value, max_value)
         from pg_depend, pg_sequences where refobjid = pg_class.oid and deptype = 'i' and classid = 'pg_class'::regclass
           and schemaname = 'public' and sequencename = 'account_id_seq') as ids
     from pg_class cross join lateral (select exists (select from pg_index join pg_attribute on attrelid = indrelid
       and attnum = indkey[0] where indrelid = pg_class.oid and indisprimary and attname = 'chain_id') as is_tenants) as of
     where relkind = 'r' and relnamespace = 'public'::regnamespace and not pg_class.oid = any($1::oid[])`,
    [before],
  );
  return rows;
}

/**
 * Creates a table without its references, distributes it and adds the references again: nodes refuse a new table that
 * refers to clubs' rows.
 */
async function createTable(client: pg.Client, statement: string): Promise<void> {
  const { rows } = await client.query(
    "select oid::text from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  await client.query("set local citus.enable_ddl_propagation = off");
  await client.query(statement);
  const made = await readMade(
    client,
    rows.map(({ oid }) => oid),
  );
  for (const { name, keys, ids } of made) {
    for (const key of keys) await client.query(`alter table ${name} drop constraint ${key.name}`);
    for (const alteration of ids) await client.query(alteration);
  }
  await client.query("set local citus.enable_ddl_propagation = on");
  for (const { name, isTenants, keys } of made) {
    if (isTenants)
      await client.query("select create_distributed_table($1, 'chain_id', colocate_with => 'location')", [name]);
    for (const key of keys.filter(({ isKept }) => isKept))
      await client.query(`alter table ${name} add constraint ${key.name} ${key.definition}`);
  }
}

const createsTable = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*create\s+table\b/i;

/**
 * Sends a migration to a distributed database, one statement at a time, because nodes would receive several statements
 * at once.
 */
export async function sendToNodes(client: pg.Client, text: string): Promise<void> {
  for (const statement of statementsIn(text)) {
    if (createsTable.test(statement)) await createTable(client, statement);
    else await client.query(statement);
  }
}
