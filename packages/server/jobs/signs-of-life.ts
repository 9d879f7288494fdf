import type pg from "pg";
import type { Log } from "../log.ts";
import { keyedFlag } from "./job-flags.ts";

/** Milliseconds between two checks of a worker for lost workers. */
const looksEveryMs = 20_000;
/**
 * Consecutive checks that miss a worker before it counts as lost. After a lost connection, a worker renews its lock
 * within two of its own checks.
 */
const missedByNow = 4;

/** Returns the lock id of a worker's name; the lock shows that the worker lives. */
const signOf = (name: string) => `hashtextextended('worker ' || ${name}, 0)`;

const showSign = `select pg_advisory_lock(${signOf("$1")})`;
const hideSign = `select pg_advisory_unlock(${signOf("$1")})`;
const selectMissed = `select distinct locked_by as name from graphile_worker.jobs
  where locked_by is not null and not exists (
    select from pg_locks where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = ${signOf("locked_by")})`;
const giveBack = "select graphile_worker.force_unlock_workers($1::text[])";
/**
 * Jobs whose key a later job has taken. They may not be retried, because the later job does their work, and no worker can
 * complete them: left alone, they would count as given up.
 */
const selectDisplaced = `select id from graphile_worker.jobs
  where locked_by = any($1::text[]) and key is null and attempts >= max_attempts and flags ? '${keyedFlag}'`;
const complete = "select from graphile_worker.complete_jobs($1::bigint[])";

interface Times {
  everyMs?: number | undefined;
  /** The longest time, in milliseconds, by which an unresponsive database may delay a stop. */
  patienceMs?: number;
}

export interface SignsOfLife {
  /** Registers `name` as one of our workers, until `letGo`, `stop` or the end of the process. */
  show(name: string): Promise<void>;
  /** Ends a worker without running jobs: its unsaved jobs return to the queue, now or as soon as possible. */
  letGo(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Shows other servers which workers live: each worker holds an advisory lock on a connection. The database releases the
 * lock in whichever way the worker ends. The jobs of a lost worker return to the queue.
 */
export function openSignsOfLife(
  pool: pg.Pool,
  log: Log,
  { everyMs = looksEveryMs, patienceMs = 10_000 }: Times = {},
): SignsOfLife {
  const ask = (text: string, ...values: unknown[]) => ({ text, values, query_timeout: patienceMs });
  const names: string[] = [];
  let client: pg.PoolClient | null = null;
  /** The number of names whose locks this connection holds. */
  let shownCount = 0;
  /** Names of this server's workers that have ended. */
  const ended: string[] = [];
  /** Workers without a lock that still hold jobs, with their number of consecutive misses. */
  let missed = new Map<string, number>();
  let latest: Promise<void> = Promise.resolve();

  const drop = () => {
    client?.release(true);
    client = null;
    shownCount = 0;
    // Forgets earlier misses: other workers may have lost the database at the same time.
    missed.clear();
  };

  async function giveBackOf(client: pg.PoolClient, workers: readonly string[]): Promise<void> {
    await client.query(ask("begin"));
    const { rows } = await client.query<{ id: string }>(ask(selectDisplaced, workers));
    await client.query(ask(giveBack, workers));
    await client.query(
      ask(
        complete,
        rows.map(({ id }) => id),
      ),
    );
    await client.query(ask("commit"));
  }

  async function giveBackLost(client: pg.PoolClient): Promise<void> {
    const { rows } = await client.query<{ name: string }>(ask(selectMissed));
    missed = new Map(rows.map(({ name }) => [name, (missed.get(name) ?? 0) + 1]));
    const gone = [...missed.keys()].filter((name) => (missed.get(name) ?? 0) >= missedByNow);
    if (gone.length > 0) await giveBackOf(client, gone);
  }

  /**
   * Returns the jobs of this server's ended workers to the queue. Requires that this connection holds the locks of all
   * names.
   */
  async function giveBackEnded(client: pg.PoolClient): Promise<void> {
    for (let name = ended[0]; name !== undefined; name = ended[0]) {
      await giveBackOf(client, [name]);
      ended.shift();
      names.splice(names.indexOf(name), 1);
      shownCount--;
      await client.query(ask(hideSign, name));
    }
  }

  async function look(): Promise<void> {
    try {
      client ??= await pool.connect();
      for (; shownCount < names.length; shownCount++) await client.query(ask(showSign, names[shownCount]));
      await giveBackEnded(client);
      await giveBackLost(client);
    } catch (error) {
      log.error(`checking for stopped workers failed: ${(error as Error).message}`);
      drop();
    }
  }

  const lookAgain = () => {
    latest = latest.then(look);
    return latest;
  };
  const timer = setInterval(lookAgain, everyMs).unref();
  return {
    show(name) {
      names.push(name);
      return lookAgain();
    },
    letGo(name) {
      ended.push(name);
      return lookAgain();
    },
    async stop() {
      clearInterval(timer);
      await latest;
      drop();
    },
  };
}
