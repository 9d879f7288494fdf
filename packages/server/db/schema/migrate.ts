import { setTimeout as wait } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { openPlainPool } from "../connections/plain-pool.ts";
import { withClient } from "../connections/with-client.ts";
import { StartError } from "../embedded/start-error.ts";
import { closeSettings } from "./close-settings.ts";
import { fillGently, fillOf } from "./gentle-fill.ts";
import { drawIdsOf } from "./ids-of-installation.ts";
import { type Migration, readMigrations } from "./migration-files.ts";
import { isSpread, needsDistributing, refusedByNodes, sendToNodes } from "./nodes.ts";
import { createRoles } from "./roles.ts";

const ownFolder = new URL("../../../../migrations/", import.meta.url);
/** Any fixed number: two servers that start at once take turns. */
const lock = 7_825_501;
/** A change of a table waits no longer for those who use it: whoever comes after it would wait as long. */
const lockTimeout = "3s";
const triesAtMost = 20;
/** Between two questions whose turn it is. */
const turnMs = 50;
const lockNotAvailable = "55P03";

/** Those applied here before, by name; null: before checksums were kept. */
async function readApplied(client: pg.Client): Promise<Map<string, string | null>> {
  await client.query(
    "create table if not exists migration (name text primary key, applied_at timestamptz not null default now())",
  );
  await client.query("alter table migration add column if not exists checksum text");
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    "select name, checksum from migration",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** @throws StartError where this program's migrations are not those that made the database. */
function checkApplied(applied: ReadonlyMap<string, string | null>, known: readonly Migration[]): void {
  const unknown = [...applied.keys()].filter((name) => known.every((each) => each.name !== name));
  const newest = unknown.sort().at(-1);
  if (newest) {
    const others = unknown.length > 1 ? ` and ${unknown.length - 1} before it` : "";
    throw new StartError(`The database was made by a newer Stammis (${newest}${others}): start that one.`);
  }
  const changed = known.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed) {
    throw new StartError(
      `The migration ${changed.name} is not the one that made this database: put its file back as it was, and write the change as a new one.`,
    );
  }
}

interface Applying {
  /** Whether the tables lie with several nodes. */
  spread: boolean;
  log: (line: string) => void;
}

async function applyOne(client: pg.Client, migration: Migration, { spread, log }: Applying): Promise<void> {
  const { name, statements, together, checksum } = migration;
  const send = (text: string) => {
    if (spread) return sendToNodes(client, text);
    const procedure = together ? null : fillOf(text);
    return procedure ? fillGently(client, { name, procedure, log }) : client.query(text);
  };
  const note = () => client.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
  if (!together) {
    // No `lock_timeout`: a concurrent build waits for transactions as for locks, and stopped there it leaves an invalid
    // index. Nobody waits behind it meanwhile: it keeps off other changes of the table, but no reads and no writes.
    for (const statement of statements) await send(statement);
    await note();
    return;
  }
  await client.query("begin");
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    for (const statement of statements) await send(statement);
    await note();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Again and again while somebody uses the table; they are served in between. */
async function applyWhenFree(client: pg.Client, migration: Migration, applying: Applying): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await applyOne(client, migration, applying);
    } catch (cause) {
      if ((cause as { code?: string }).code === lockNotAvailable && tries < triesAtMost) await wait(tries * 100);
      else if (applying.spread) throw refusedByNodes(migration.name, cause as Error);
      else throw new Error(`Migration ${migration.name} failed: ${(cause as Error).message}`, { cause });
    }
  }
}

/** Logs how many migrations are pending and how many other connections are open, which an earlier release may hold. */
async function announce(client: pg.Client, count: number, log: (line: string) => void): Promise<void> {
  log(`${count} migrations to apply`);
  const { rows } = await client.query<{ others: number }>(`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and backend_start < (select backend_start from pg_stat_activity where pid = pg_backend_pid())`);
  const others = rows[0]?.others ?? 0;
  if (others > 0)
    log(
      `${others} other connections are open: if they are servers of an earlier release, docs/operating.md says whether they may go on`,
    );
}

async function applyPending(client: pg.Client, folder: URL, asked: Asked): Promise<string[]> {
  const { through, only, distributes, log = () => {} } = asked;
  const applied = await readApplied(client);
  const known = await readMigrations(folder);
  checkApplied(applied, known);
  for (const { name, checksum } of known) {
    if (applied.get(name) === null)
      await client.query("update migration set checksum = $2 where name = $1", [name, checksum]);
  }
  const isAsked = (name: string) => (through === undefined || name <= through) && (only?.has(name) ?? true);
  const pending = known.filter(({ name }) => !applied.has(name) && isAsked(name));
  const spread = pending.length > 0 && (await isSpread(client));
  if (spread && !distributes) throw needsDistributing(pending.length);
  // A new database has all of them to apply, in a second or two.
  if (pending.length > 0 && applied.size > 0) await announce(client, pending.length, log);
  for (const migration of pending) await applyWhenFree(client, migration, { spread, log });
  // What the app may read is said again: a new column needs no word of its own.
  if (pending.length > 0 && folder === ownFolder) await client.query("select keep_secrets()");
  return pending.map(({ name }) => name);
}

/** By a pool of ours: the library's own is still ending, unheard, when its answer comes. */
async function bringJobsUpToDate(connectionString: string): Promise<void> {
  const pgPool = openPlainPool({ connectionString, onError: () => {} });
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

interface Asked {
  /** The last one to apply: tests stop where a release stood. */
  through?: string;
  /** No others: as far as a backup's installation had come. */
  only?: ReadonlySet<string>;
  folder?: URL;
  /** Asked by `distribute`, which goes on with what several nodes need of what is new. */
  distributes?: boolean;
  /** Whose ids are drawn from here on; absent: whoever drew them goes on. */
  installation?: number;
  /** Hears what is to be done, and how far a long step has come. */
  log?: (line: string) => void;
}

/**
 * One server migrates at a time. Asked again and again: a statement that waited would hold a snapshot, and an index that is
 * made while others work waits for every snapshot.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [lock]);
    if (rows[0]?.taken) return;
    await wait(turnMs);
  }
}

/** Brings the database up to date; safe with several servers starting at once. Answers the names applied now. */
export function migrate(connectionString: string, asked: Asked = {}): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    await takeTurn(client);
    await createRoles(client);
    await bringJobsUpToDate(connectionString);
    // For this session alone: the rows of companies that are frozen come along, and refuse everybody else as before.
    await client.query("select set_config('stammis.upgrading', 'on', false)");
    const applied = await applyPending(client, asked.folder ?? ownFolder, asked);
    if (asked.installation !== undefined) await drawIdsOf(client, asked.installation);
    // Before the newest migration, functions that the roles call may still need `set_config`.
    const isNewest = asked.through === undefined && asked.only === undefined && asked.folder === undefined;
    if (isNewest && !(await isSpread(client))) await closeSettings(client);
    return applied;
  });
}
