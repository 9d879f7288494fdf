import type pg from "pg";
import { StartError } from "../embedded/start-error.ts";

export const roles = ["stammis_app", "stammis_platform"];

/** Creates the NOLOGIN roles for row-level security; the login role becomes a member of both. */
export async function createRoles(client: pg.Client): Promise<void> {
  if (await isMember(client)) return;
  for (const role of roles) {
    try {
      await client.query(
        `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      );
      await client.query(`grant ${role} to current_user`);
    } catch {
      const { rows } = await client.query("select current_user as name, pg_has_role($1, 'member') as has", [role]);
      if (rows[0]?.has) continue;
      throw new StartError(
        `The login ${rows[0]?.name} is not allowed to create or take the role ${role}. As a superuser run: create role ${role} nologin; grant ${role} to ${rows[0]?.name};`,
      );
    }
  }
}

/** Whether the login is a member of both roles. A superuser is a member of every role. */
async function isMember(client: pg.Client): Promise<boolean> {
  const { rows } = await client
    .query("select bool_and(pg_has_role(r, 'member')) as ok from unnest($1::text[]) r", [roles])
    .catch(() => ({ rows: [{ ok: false }] }));
  return rows[0]?.ok === true;
}
