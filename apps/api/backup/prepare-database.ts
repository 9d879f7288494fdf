import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { sinceBaseline } from "#packages/server/db/schema/applied-migrations.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import type { Manifest, Scope } from "./manifest.ts";
import { readSecretsMark } from "./write-backup.ts";

type Part = Exclude<Scope, { kind: "everything" }>;

const appliedOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ name: string }>("select name from migration order by name");
  return rows.map(({ name }) => name);
};

/** Says why a login cannot restore: rows come in past triggers and walls, which only few may. */
export async function mayLoad(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; may: boolean }>(`
    select current_user as name, rolsuper or (rolbypassrls and
      has_parameter_privilege(current_user, 'session_replication_role', 'set')) as may
    from pg_roles where rolname = current_user`);
  const name = rows[0]?.name;
  if (!rows[0]?.may)
    throw new StartError(
      `${name} may not restore. As a superuser run: alter role ${name} bypassrls; grant set on parameter session_replication_role to ${name};`,
    );
}

/** Throws when the login may not rehearse: a rehearsal creates a second database and restores into it. */
export async function mayRehearse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; may: boolean }>(
    "select current_user as name, rolsuper or rolcreatedb as may from pg_roles where rolname = current_user",
  );
  const name = rows[0]?.name;
  if (!rows[0]?.may)
    throw new StartError(
      `${name} may not create databases, as a drill does. As a superuser run: alter role ${name} createdb;`,
    );
  await mayLoad(client);
}

/** Nobody has anything in it: what a start without a demo leaves. */
export async function mustBeEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    "select exists (select from chain) or exists (select from account) as used",
  );
  if (rows[0]?.used)
    throw new StartError(
      "The database is in use: a whole backup is restored into an empty one. Choose another DATABASE_URL or STAMMIS_DATA.",
    );
}

/** @throws StartError where the backup is older than the oldest release that this program can upgrade. */
function migrationsOf(manifest: Manifest): string[] {
  const names = sinceBaseline(manifest.migrations);
  if (!names)
    throw new StartError(
      "The backup was made by Stammis older than 0.5.0: restore it with 0.5.0, and make a backup there for this one.",
    );
  return names;
}

/** Gives an empty database the schema that the backup's installation had. */
export async function prepareEmpty(connectionString: string, manifest: Manifest): Promise<void> {
  const migrations = migrationsOf(manifest);
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query("select to_regclass('public.chain') is not null as there");
    if (rows[0].there) await mustBeEmpty(client);
  });
  // An interrupted restore has applied some of them, and continues.
  await migrate(connectionString, { only: new Set(migrations) });
  const applied = await withClient(connectionString, appliedOf);
  const unknown = migrations.filter((name) => !applied.includes(name));
  if (unknown.length > 0)
    throw new StartError(`The backup was made by a newer Stammis (${unknown.join(", ")}): restore it by that one.`);
  if (applied.length > migrations.length)
    throw new StartError(
      "The database is newer than the backup: restore into one that nothing was started on; it is brought up to date afterwards.",
    );
}

/** @throws StartError where another release wrote a part: its rows may not fit the tables here. */
export async function mustBeSameRelease(client: pg.Client, manifest: Manifest): Promise<void> {
  if ((await appliedOf(client)).join() !== migrationsOf(manifest).join())
    throw new StartError(
      "The backup is of another release than this installation: restore it whole by its own, and bring that up to date.",
    );
}

/** @throws StartError where an address that clubs come with is borne, or still led from, by others. */
export async function mustBeFreeAddresses(client: pg.Client, chains: Part["chains"]): Promise<void> {
  const { rows } = await client.query<{ subdomain: string }>(
    `select subdomain from chain where subdomain = any($2) and not id = any($1)
     union select subdomain from retired_subdomain where subdomain = any($2) and not chain_id = any($1)`,
    [chains.map(({ id }) => id), chains.map(({ subdomain }) => subdomain)],
  );
  if (rows[0]) throw new StartError(`The address ${rows[0].subdomain} is another club's by now: nothing was restored.`);
}

/** Whether a part may come in here: the same installation, at the same release, where its clubs are not, or are replaced. */
export async function checkPart(client: pg.Client, manifest: Manifest, scope: Part, replace: boolean): Promise<void> {
  await mustBeSameRelease(client, manifest);
  if ((await readSecretsMark(client)) !== manifest.secretsMark)
    throw new StartError(
      "The backup is of another installation: addresses that unsubscribed are kept under its own secret, and would be written to again here.",
    );
  const { rows: frozen } = await client.query<{ subdomain: string }>(
    "select subdomain from chain where company_id = $1 and frozen_at is not null",
    [scope.companyId],
  );
  if (frozen[0]) throw new StartError(`${frozen[0].subdomain} is frozen, about to move: thaw its company first.`);
  const { rows: moved } = await client.query("select from company_move where company = $1 and state <> 'HANDED_OVER'", [
    scope.companyId,
  ]);
  if (moved.length > 0)
    throw new StartError(
      "Its company has moved to another installation, and would serve on two: nothing was restored.",
    );
  await mustBeFreeAddresses(client, scope.chains);
  const { rows } = await client.query<{ subdomain: string }>("select subdomain from chain where id = any($1)", [
    scope.chains.map(({ id }) => id),
  ]);
  if (rows.length > 0 && !replace)
    throw new StartError(
      `${rows[0]?.subdomain} is here: --replace puts the backup in its place, and all that came since is gone.`,
    );
}
