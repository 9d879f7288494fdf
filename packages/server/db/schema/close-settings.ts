import type pg from "pg";

const setConfig = "pg_catalog.set_config(text, text, boolean)";
/** Other roles that may call `set_config` in this database: for backups and monitoring. */
const others = ["pg_read_all_data", "pg_monitor"];

/**
 * Selects logins that take one of the product's roles, directly or through a group. They set role and chain at the
 * start of a transaction.
 */
const selectLogins = `select rolname as name from pg_roles where rolcanlogin and not rolsuper
  and (pg_has_role(oid, 'stammis_app', 'member') or pg_has_role(oid, 'stammis_platform', 'member'))`;

const isSuperuser = "select rolsuper as yes from pg_roles where rolname = current_user";

/**
 * Revokes `set_config` from the roles of clubs and platform: injected SQL could use it to change the chain or role of
 * its transaction. Does nothing without a superuser; doctor then reports that. Runs at each start, so that new logins
 * keep the right.
 */
export async function closeSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ yes: boolean }>(isSuperuser);
  if (!rows[0]?.yes) return;
  const { rows: logins } = await client.query<{ name: string }>(selectLogins);
  const allowed = [...others, ...logins.map(({ name }) => name)];
  const missing = await client.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where not has_function_privilege(name, $2, 'execute')",
    [allowed, setConfig],
  );
  if (!(await canRolesSetConfig(client)) && missing.rows.length === 0) return;
  await client.query(`revoke execute on function ${setConfig} from public`);
  for (const name of allowed) await client.query(`grant execute on function ${setConfig} to ${quoted(name)}`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Whether a club's role can still call `set_config`. */
export async function canRolesSetConfig(client: pg.Client | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_function_privilege('stammis_app', $1, 'execute') as may",
    [setConfig],
  );
  return rows[0]?.may ?? true;
}
