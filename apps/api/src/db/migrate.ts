import { readdir, readFile } from "node:fs/promises";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { withClient } from "./with-client.ts";

const folder = new URL("../../migrations/", import.meta.url);
/** Any fixed number: two servers that start at once take turns. */
const lock = 7_825_501;

const roles = ["stammis_app", "stammis_platform"];

/** The NOLOGIN roles behind the second wall; the login role becomes a member of both. */
async function createRoles(client: pg.Client): Promise<void> {
  for (const role of roles) {
    try {
      await client.query(
        `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      );
      await client.query(`grant ${role} to current_user`);
    } catch (cause) {
      const { rows } = await client.query("select current_user as name, pg_has_role($1, 'member') as has", [role]);
      if (rows[0]?.has) continue;
      throw new Error(
        `The database user ${rows[0]?.name} may not create or take the role ${role}. As a superuser run: create role ${role} nologin; grant ${role} to ${rows[0]?.name};`,
        { cause },
      );
    }
  }
}

async function isSuperuserOrMember(client: pg.Client): Promise<boolean> {
  const { rows } = await client
    .query("select bool_and(pg_has_role(r, 'member')) as ok from unnest($1::text[]) r", [roles])
    .catch(() => ({ rows: [{ ok: false }] }));
  return rows[0]?.ok === true;
}

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
  return pending;
}

/** Brings the database up to date; safe with several servers starting at once. Answers the names applied now. */
export function migrate(connectionString: string): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    await client.query("select pg_advisory_lock($1)", [lock]);
    if (!(await isSuperuserOrMember(client))) await createRoles(client);
    await runMigrations({ connectionString });
    return applyPending(client);
  });
}
