import type pg from "pg";
import { StartError } from "../embedded/start-error.ts";
import type { Migration } from "./migration-files.ts";

/** The migration that creates the schema of release 0.5.0 in one file. It replaces 110 earlier migrations. */
export const baseline = { name: "0186_release_0_5_0.sql", replaces: 110 };

/**
 * Returns the names of applied migrations, with the baseline in place of the migrations that it replaces.
 * @returns null when the names are from a release older than 0.5.0.
 */
export function sinceBaseline(names: readonly string[]): string[] | null {
  const replacedNames = names.filter((name) => name < baseline.name);
  if (replacedNames.length === 0) return [...names];
  if (replacedNames.length < baseline.replaces) return null;
  return [baseline.name, ...names.filter((name) => name > baseline.name)];
}

/** Checksums of the applied migrations by name; null: applied before checksums were stored. */
export type AppliedMigrations = Map<string, string | null>;

/** Reads the applied migrations, and creates their table in a new database. */
export async function readApplied(client: pg.Client): Promise<AppliedMigrations> {
  await client.query(
    "create table if not exists migration (name text primary key, applied_at timestamptz not null default now())",
  );
  await client.query("alter table migration add column if not exists checksum text");
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    "select name, checksum from migration",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Stores that a migration is applied, in the transaction that applies it. */
export const recordMigration = (client: pg.Client, { name, checksum }: Migration) =>
  client.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);

/**
 * Stores the baseline in place of the migrations that it replaces.
 * @throws StartError when a release older than 0.5.0 created the database.
 */
export async function adoptBaseline(
  client: pg.Client,
  appliedMigrations: AppliedMigrations,
  migrations: readonly Migration[],
): Promise<void> {
  const file = migrations.find(({ name }) => name === baseline.name);
  if (!file) return;
  const replacedNames = [...appliedMigrations.keys()].filter((name) => name < baseline.name);
  if (replacedNames.length === 0) return;
  if (!sinceBaseline(replacedNames))
    throw new StartError(
      "The database was created by a Stammis older than 0.5.0. Start 0.5.0 once, then this version.",
    );
  await client.query("begin");
  await client.query("delete from migration where name = any($1)", [replacedNames]);
  await recordMigration(client, file);
  await client.query("commit");
  for (const name of replacedNames) appliedMigrations.delete(name);
  appliedMigrations.set(file.name, file.checksum);
}

/**
 * Checks the applied migrations against the program's.
 * @throws StartError when a newer program migrated the database, or when an applied file was edited.
 */
export function checkApplied(appliedMigrations: AppliedMigrations, migrations: readonly Migration[]): void {
  const unknownNames = [...appliedMigrations.keys()].filter((name) => migrations.every((each) => each.name !== name));
  const newest = unknownNames.sort().at(-1);
  if (newest) {
    const others = unknownNames.length > 1 ? ` and ${unknownNames.length - 1} before it` : "";
    throw new StartError(`The database was created by a newer Stammis (${newest}${others}). Start that version.`);
  }
  const editedMigration = migrations.find(
    ({ name, checksum }) => (appliedMigrations.get(name) ?? checksum) !== checksum,
  );
  if (editedMigration) {
    throw new StartError(
      `The file of the migration ${editedMigration.name} has changed since it was applied to this database. Restore the file and write the change as a new migration.`,
    );
  }
}

/** Stores the checksums of migrations that were applied before checksums were stored. */
export async function completeChecksums(
  client: pg.Client,
  appliedMigrations: AppliedMigrations,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { name, checksum } of migrations) {
    if (appliedMigrations.get(name) === null)
      await client.query("update migration set checksum = $2 where name = $1", [name, checksum]);
  }
}
