import type pg from "pg";
import { isSpread } from "./nodes.ts";

const setConfig = "pg_catalog.set_config(text, text, boolean)";
/** Functions of `distribute` that take a chain by SET, which needs no right to `set_config`. */
const ofNodes = ["public.take_chain(bigint, text)", "public.take_chain_here(bigint, bigint, text)"];
/** Other roles that may call `set_config` in this database: for backups and monitoring. */
const others = ["pg_read_all_data", "pg_monitor"];

const arrayOf = (texts: readonly string[]) => `array['${texts.join("', '")}']`;

/**
 * Grants functions only to the logins that take one of the product's roles, directly or through a group. They set role
 * and chain at the start of a transaction. Changes one node only, and nothing there if the rights are correct.
 */
const close = (functions: readonly string[]) => `do $do$ declare closed regprocedure; grantee name; begin
  perform set_config('citus.enable_ddl_propagation', 'off', true);
  for closed in select to_regprocedure(name) from unnest(${arrayOf(functions)}) as name
      where to_regprocedure(name) is not null loop
    if has_function_privilege('stammis_app', closed, 'execute') then
      execute format('revoke execute on function %s from public, stammis_app, stammis_platform', closed);
    end if;
    for grantee in select rolname from pg_roles where not rolsuper and not has_function_privilege(oid, closed, 'execute')
        and (rolname = any(${arrayOf(others)}) or rolcanlogin and not rolname in ('stammis_app', 'stammis_platform')
          and (pg_has_role(oid, 'stammis_app', 'member') or pg_has_role(oid, 'stammis_platform', 'member'))) loop
      execute format('grant execute on function %s to %I', closed, grantee);
    end loop;
  end loop;
end $do$`;

const isSuperuser = "select rolsuper as yes from pg_roles where rolname = current_user";

/**
 * Revokes `set_config` from the roles of clubs and platform: injected SQL could use it to change the chain or role of
 * its transaction. Does nothing without a superuser; doctor then reports that. Runs at each start, so that new logins
 * keep the right. A node that cannot be reached keeps the rights it has.
 */
export async function closeSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ yes: boolean }>(isSuperuser);
  if (!rows[0]?.yes) return;
  if (!(await isSpread(client))) return void (await client.query(close([setConfig])));
  const onNode = close([setConfig, ...ofNodes]);
  await client.query(onNode);
  await client.query("select from run_command_on_workers($1)", [onNode]);
}

/** Whether a club's role can still call `set_config`. */
export async function canRolesSetConfig(client: pg.Client | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_function_privilege('stammis_app', $1, 'execute') as may",
    [setConfig],
  );
  return rows[0]?.may ?? true;
}
