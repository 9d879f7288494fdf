import type pg from "pg";
import type { BackedUpTable } from "../backup/manifest.ts";
import { quoted } from "../backup/rows.ts";
import { readTables } from "../backup/tables.ts";

export interface Frozen {
  companyId: number;
  chainIds: readonly number[];
}

/**
 * Returns the condition that a row is the company's; null when the table names no owner, as its rows depend on other
 * rows.
 */
function conditionOf({ name, columns }: BackedUpTable, row: "new" | "old", { companyId, chainIds }: Frozen) {
  const company = Number(companyId);
  if (name === "company") return `${row}.id = ${company}`;
  const named = [
    columns.includes("chain_id") ? `${row}.chain_id = any('{${chainIds.map(Number).join()}}'::bigint[])` : "",
    columns.includes("company_id") ? `${row}.company_id = ${company}` : "",
  ].filter(Boolean);
  return named.length > 0 ? named.join(" or ") : null;
}

/** Few triggers, because a cluster creates each on every shard. PostgreSQL allows no `new` in a condition on deletes. */
const triggers = [
  { name: "insert", acts: "insert", row: "new" },
  { name: "change", acts: "update or delete", row: "old" },
] as const;
const prefixOf = ({ companyId }: Frozen) => `frozen_${Number(companyId)}_`;

const busy = "55P03";
const tries = 30;

/**
 * Changes one table at a time. Current writers finish first, and new writers wait a few seconds at most. Afterwards no
 * older transaction still writes there.
 */
async function inOneTable(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (let remainingTries = tries; ; remainingTries--) {
    try {
      // Sends the statements one by one, because a combined query would reach several nodes as one.
      for (const statement of ["begin", "set local lock_timeout = '2s'", ...statements, "commit"])
        await client.query(statement);
      return;
    } catch (error) {
      await client.query("rollback");
      if ((error as { code?: string }).code !== busy || remainingTries === 1) throw error;
    }
  }
}

/** Reads the tables that are frozen already, which are skipped so that no writer waits for them again. */
async function readHeld(client: pg.Client, company: Frozen): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where tgname = any($1) and tgenabled = 'O' group by 1 having count(*) = $2`,
    [triggers.map(({ name }) => prefixOf(company) + name), triggers.length],
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Refuses every insert, update and delete of the company's rows from here on: SQLSTATE SM001. A repeated call completes
 * the freeze.
 */
export async function holdTables(client: pg.Client, company: Frozen): Promise<void> {
  const heldTables = await readHeld(client, company);
  for (const table of await readTables(client)) {
    if (heldTables.has(table.name)) continue;
    const statements = triggers.flatMap(({ name, acts, row }) => {
      const condition = conditionOf(table, row, company);
      return condition
        ? `create or replace trigger ${prefixOf(company)}${name} before ${acts} on ${quoted(table.name)}
           for each row when (${condition}) execute function refuse_frozen()`
        : [];
    });
    if (statements.length > 0) await inOneTable(client, statements);
  }
}

/**
 * Also drops the triggers of an earlier release, which had other names. Joins `pg_class`, where a cluster hides the
 * shards: their triggers disappear with the table's.
 */
export async function releaseTables(client: pg.Client, company: Frozen): Promise<void> {
  const { rows } = await client.query<{ table: string; triggers: string[] }>(
    `select tgrelid::regclass::text as table, array_agg(quote_ident(tgname)) as triggers
     from pg_trigger join pg_class on pg_class.oid = tgrelid where starts_with(tgname, $1) group by 1 order by 1`,
    [prefixOf(company)],
  );
  for (const { table, triggers: held } of rows)
    await inOneTable(
      client,
      held.map((trigger) => `drop trigger ${trigger} on ${table}`),
    );
}
