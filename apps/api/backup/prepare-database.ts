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

/** @throws StartError when the login may not bypass triggers and row-level security, which a restore requires. */
export async function mayLoad(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; may: boolean }>(`
    select current_user as name, rolsuper or (rolbypassrls and
      has_parameter_privilege(current_user, 'session_replication_role', 'set')) as may
    from pg_roles where rolname = current_user`);
  const name = rows[0]?.name;
  if (!rows[0]?.may)
    throw new StartError(
      `The login ${name} is not allowed to restore. As a superuser run: alter role ${name} bypassrls; grant set on parameter session_replication_role to ${name};`,
    );
}

/** @throws StartError when the login may not create the second database that a rehearsal restores into. */
export async function mayRehearse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; may: boolean }>(
    "select current_user as name, rolsuper or rolcreatedb as may from pg_roles where rolname = current_user",
  );
  const name = rows[0]?.name;
  if (!rows[0]?.may)
    throw new StartError(
      `The login ${name} is not allowed to create databases, which a drill needs. As a superuser run: alter role ${name} createdb;`,
    );
  await mayLoad(client);
}

/** @throws StartError when the database has more rows than a first start without the demo inserts. */
export async function mustBeEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    "select exists (select from chain) or exists (select from account) as used",
  );
  if (rows[0]?.used)
    throw new StartError(
      "The database is not empty, and a full backup is restored into an empty database only. Set another DATABASE_URL or STAMMIS_DATA.",
    );
}

/** @throws StartError when the backup is older than the oldest release that this program can upgrade. */
function migrationsOf(manifest: Manifest): string[] {
  const names = sinceBaseline(manifest.migrations);
  if (!names)
    throw new StartError(
      "The backup was made by a Stammis older than 0.5.0. Restore it with 0.5.0 and make a new backup there.",
    );
  return names;
}

/** Gives an empty database the schema of the backup's installation. */
export async function prepareEmpty(connectionString: string, manifest: Manifest): Promise<void> {
  const migrations = migrationsOf(manifest);
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query("select to_regclass('public.chain') is not null as there");
    if (rows[0].there) await mustBeEmpty(client);
  });
  // An interrupted restore has applied some migrations. The next run continues.
  await migrate(connectionString, { only: new Set(migrations) });
  const applied = await withClient(connectionString, appliedOf);
  const unknown = migrations.filter((name) => !applied.includes(name));
  if (unknown.length > 0)
    throw new StartError(
      `The backup was made by a newer Stammis (${unknown.join(", ")}). Restore it with that version.`,
    );
  if (applied.length > migrations.length)
    throw new StartError(
      "The database is newer than the backup. Restore into an empty database: it is upgraded afterwards.",
    );
}

/** @throws StartError when another release wrote a part, because its rows may not fit the tables here. */
export async function mustBeSameRelease(client: pg.Client, manifest: Manifest): Promise<void> {
  if ((await appliedOf(client)).join() !== migrationsOf(manifest).join())
    throw new StartError(
      "The backup was made by another release than this installation. Restore a full backup with that release, then upgrade it.",
    );
}

/** @throws StartError when another club uses an address of these clubs, or still redirects from it. */
export async function mustBeFreeAddresses(client: pg.Client, chains: Part["chains"]): Promise<void> {
  const { rows } = await client.query<{ subdomain: string }>(
    `select subdomain from chain where subdomain = any($2) and not id = any($1)
     union select subdomain from retired_subdomain where subdomain = any($2) and not chain_id = any($1)`,
    [chains.map(({ id }) => id), chains.map(({ subdomain }) => subdomain)],
  );
  if (rows[0])
    throw new StartError(`The subdomain ${rows[0].subdomain} now belongs to another club. Nothing was restored.`);
}

/** Checks that a part may be restored: same installation, same release, and its clubs are absent or replaced. */
export async function checkPart(client: pg.Client, manifest: Manifest, scope: Part, replace: boolean): Promise<void> {
  await mustBeSameRelease(client, manifest);
  if ((await readSecretsMark(client)) !== manifest.secretsMark)
    throw new StartError(
      "The backup was made by another installation. Its unsubscribed addresses are hashed with that installation's secret, so this one would write to them again. Nothing was restored.",
    );
  const { rows: frozen } = await client.query<{ subdomain: string }>(
    "select subdomain from chain where company_id = $1 and frozen_at is not null",
    [scope.companyId],
  );
  if (frozen[0]) throw new StartError(`The club ${frozen[0].subdomain} is frozen for a move. Run thaw-company first.`);
  const { rows: moved } = await client.query("select from company_move where company = $1 and state <> 'HANDED_OVER'", [
    scope.companyId,
  ]);
  if (moved.length > 0)
    throw new StartError(
      "The company has moved to another installation and would be active on both. Nothing was restored.",
    );
  await mustBeFreeAddresses(client, scope.chains);
  const { rows } = await client.query<{ subdomain: string }>("select subdomain from chain where id = any($1)", [
    scope.chains.map(({ id }) => id),
  ]);
  if (rows.length > 0 && !replace)
    throw new StartError(
      `The club ${rows[0]?.subdomain} exists here. Use --replace to overwrite it with the backup: everything newer is lost.`,
    );
}
