import { setTimeout as wait } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { openPlainPool } from "../connections/plain-pool.ts";
import { withClient } from "../connections/with-client.ts";
import { adoptBaseline, checkApplied, completeChecksums, readApplied, recordMigration } from "./applied-migrations.ts";
import { closeSettings } from "./close-settings.ts";
import { createSchema } from "./create-schema.ts";
import { fillGently, fillOf } from "./gentle-fill.ts";
import { drawIdsOf } from "./ids-of-installation.ts";
import { type Migration, readMigrations } from "./migration-files.ts";
import { isSpread, needsDistributing, refusedByNodes, sendToNodes } from "./nodes.ts";
import { createRoles } from "./roles.ts";

const ownFolder = new URL("../../../../migrations/", import.meta.url);
/** Key of the advisory lock: servers that start at once migrate one after the other. */
const lock = 7_825_501;
/** The longest wait for a table's lock. Queries that arrive meanwhile wait behind it, so they wait at most as long. */
const lockTimeout = "3s";
const maxAttempts = 20;
const lockPollMs = 50;
const lockNotAvailable = "55P03";

interface Target {
  /** Whether the tables are distributed over several nodes. */
  spread: boolean;
  log: (line: string) => void;
}

async function applyOne(client: pg.Client, migration: Migration, { spread, log }: Target): Promise<void> {
  const { name, statements, together } = migration;
  const send = (text: string) => {
    if (spread) return sendToNodes(client, text);
    const procedure = together ? null : fillOf(text);
    return procedure ? fillGently(client, { name, procedure, log }) : client.query(text);
  };
  if (!together) {
    // Sets no `lock_timeout`: it would stop a concurrent build that waits for a transaction, and leave an invalid
    // index. Reads and writes do not wait behind such a build.
    for (const statement of statements) await send(statement);
    await recordMigration(client, migration);
    return;
  }
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    for (const statement of statements) await send(statement);
    await recordMigration(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Applies a migration, and retries while queries use its table; the queries run between the attempts. */
async function applyWhenFree(client: pg.Client, migration: Migration, target: Target): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyOne(client, migration, target);
    } catch (cause) {
      if ((cause as { code?: string }).code === lockNotAvailable && attempt < maxAttempts) await wait(attempt * 100);
      else if (target.spread) throw refusedByNodes(migration.name, cause as Error);
      else throw new Error(`Migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
    }
  }
}

/**
 * Logs how many migrations are pending and how many other connections are open; those connections may belong to an
 * earlier release.
 */
async function announce(client: pg.Client, count: number, log: (line: string) => void): Promise<void> {
  log(`applying ${count} migrations`);
  const { rows } = await client.query<{ others: number }>(`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and backend_start < (select backend_start from pg_stat_activity where pid = pg_backend_pid())`);
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    log(
      `${others} other connections are open: if they are servers of an earlier release, see docs/operating.md for whether they can keep running`,
    );
}

/** Creates the current schema in a new database, and stores every migration as applied. */
async function createNew(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query("begin");
  try {
    await createSchema(client);
    for (const migration of migrations) await recordMigration(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function applyPending(client: pg.Client, folder: URL, options: MigrateOptions): Promise<string[]> {
  const { through, only, distributes, log = () => {} } = options;
  const appliedMigrations = await readApplied(client);
  const migrations = await readMigrations(folder);
  await adoptBaseline(client, appliedMigrations, migrations);
  checkApplied(appliedMigrations, migrations);
  await completeChecksums(client, appliedMigrations, migrations);
  const isRequested = (name: string) => (through === undefined || name <= through) && (only?.has(name) ?? true);
  const pendingMigrations = migrations.filter(({ name }) => !appliedMigrations.has(name) && isRequested(name));
  if (appliedMigrations.size === 0 && pendingMigrations.length === migrations.length && folder === ownFolder) {
    await createNew(client, migrations);
    return pendingMigrations.map(({ name }) => name);
  }
  const spread = pendingMigrations.length > 0 && (await isSpread(client));
  if (spread && !distributes) throw needsDistributing(pendingMigrations.length);
  if (pendingMigrations.length > 0 && appliedMigrations.size > 0) await announce(client, pendingMigrations.length, log);
  for (const migration of pendingMigrations) await applyWhenFree(client, migration, { spread, log });
  // Lets the app's role read the columns that the migrations added, except secret ones.
  if (pendingMigrations.length > 0 && folder === ownFolder) await client.query("select keep_secrets()");
  return pendingMigrations.map(({ name }) => name);
}

/**
 * Uses a separate pool. The library's own pool is still open when its promise resolves, and its errors are unhandled.
 */
async function migrateJobQueue(connectionString: string): Promise<void> {
  const pgPool = openPlainPool({ connectionString, onError: () => {} });
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

interface MigrateOptions {
  /** The last migration to apply. Tests use it to stop at an earlier release. */
  through?: string;
  /** The only migrations to apply. A restore passes those of the installation that made the backup. */
  only?: ReadonlySet<string>;
  folder?: URL;
  /** Whether `distribute` is the caller, which then prepares new tables for several nodes. */
  distributes?: boolean;
  /** The installation from whose range new ids come; absent: unchanged. */
  installation?: number;
  /** Receives a summary of the pending work, and the progress of a long step. */
  log?: (line: string) => void;
}

/**
 * Takes the lock, so that one server migrates at a time. It polls, because a waiting statement holds a snapshot, and a
 * concurrent index build waits for every snapshot.
 */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [lock]);
    if (rows[0]?.isOurs) return;
    await wait(lockPollMs);
  }
}

/**
 * Creates the schema in a new database, or applies the pending migrations. Several servers may start at once.
 * @returns Names of the migrations that this call added to the database.
 * @throws StartError when this program cannot upgrade the database.
 */
export function migrate(connectionString: string, options: MigrateOptions = {}): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    await takeLock(client);
    await createRoles(client);
    await migrateJobQueue(connectionString);
    // In this session, the triggers that protect frozen companies let changes pass.
    await client.query("select set_config('stammis.upgrading', 'on', false)");
    const names = await applyPending(client, options.folder ?? ownFolder, options);
    if (options.installation !== undefined) await drawIdsOf(client, options.installation);
    // Before the newest migration, functions that the product's roles call may still need `set_config`.
    const isNewest = options.through === undefined && options.only === undefined && options.folder === undefined;
    if (isNewest) await closeSettings(client);
    return names;
  });
}
