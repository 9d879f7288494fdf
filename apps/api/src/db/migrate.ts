import { readdir, readFile } from "node:fs/promises";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { createRoles } from "./roles.ts";
import { withClient } from "./with-client.ts";

const folder = new URL("../../migrations/", import.meta.url);
/** Any fixed number: two servers that start at once take turns. */
const lock = 7_825_501;

async function applyPending(client: pg.Client): Promise<string[]> {
  await client.query(
    "create table if not exists migration (name text primary key, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<{ name: string }>("select name from migration");
  const applied = new Set(rows.map(({ name }) => name));
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const pending = files.filter((name) => !applied.has(name));
  for (const name of pending) {
    await client.query("begin");
    try {
      await client.query(await readFile(new URL(name, folder), "utf8"));
      await client.query("insert into migration (name) values ($1)", [name]);
      await client.query("commit");
    } catch (cause) {
      await client.query("rollback");
      throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
    }
  }
  // What the app may read is said again: a new column needs no word of its own.
  if (pending.length > 0) await client.query("select keep_secrets()");
  return pending;
}

/** Brings the database up to date; safe with several servers starting at once. Answers the names applied now. */
export function migrate(connectionString: string): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    await client.query("select pg_advisory_lock($1)", [lock]);
    await createRoles(client);
    await runMigrations({ connectionString });
    return applyPending(client);
  });
}
