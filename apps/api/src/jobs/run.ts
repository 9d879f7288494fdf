import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Logger, type Runner, run, type TaskList, type WorkerEvents, type WorkerPool } from "graphile-worker";
import { openPlainPool } from "../db/plain-pool.ts";
import type { Log } from "../log.ts";
import type { JobPayloads } from "./enqueue.ts";
import { openSignsOfLife } from "./signs-of-life.ts";

export type Jobs = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> };

export interface ScheduledJob {
  name: string;
  /** Cron pattern, UTC. */
  pattern: string;
  act: () => Promise<void>;
}

export interface Worker {
  stop(): Promise<void>;
}

const jobsAtOnce = 4;
/** Of sendouts, beside those: ten thousand messages keep nobody waiting for the code to sign up by. */
const sendoutsAtOnce = 2;
const startAgainMs = 1_000;

/**
 * That a job is done, or has failed, is written by a batch: without one nobody hears when it could not be, and the process
 * ends. A runner that could not write it gives up, once those under way are done.
 */
const written = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

interface Share {
  connectionString: string;
  jobs: Partial<Jobs>;
  schedule: readonly ScheduledJob[];
  log: Log;
  patienceMs: number;
  looksEveryMs: number | undefined;
  atOnce: number;
}

/** Runs jobs as they come and scheduled ones by their pattern; several workers share one database. */
export async function runJobs(
  connectionString: string,
  jobs: Jobs,
  schedule: readonly ScheduledJob[],
  log: Log,
  { patienceMs = 10_000, looksEveryMs }: { patienceMs?: number; looksEveryMs?: number } = {},
): Promise<Worker> {
  const { "move-sendout": sendouts, ...others } = jobs;
  const shared = { connectionString, log, patienceMs, looksEveryMs };
  const first = await runShare({ ...shared, jobs: others, schedule, atOnce: jobsAtOnce });
  const share = { ...shared, jobs: { "move-sendout": sendouts }, schedule: [], atOnce: sendoutsAtOnce };
  const second = await runShare(share).catch(async (error) => {
    await first.stop();
    throw error;
  });
  return { stop: async () => void (await Promise.all([first.stop(), second.stop()])) };
}

interface Running {
  runner: Runner;
  /**
   * When no job of it is under way and none will be. The runner's own promise, and its stop, wait for its schedule, too,
   * which after an error pauses for up to a minute and hears nothing meanwhile.
   */
  ended: Promise<unknown>;
}

/** Some of the jobs, with hands of their own. */
async function runShare({ connectionString, jobs, schedule, log, atOnce, ...times }: Share): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries([
    ...Object.entries(jobs).map(([name, act]) => [name, (payload: unknown) => act(payload as never)]),
    ...schedule.map(({ name, act }) => [name, () => act()]),
  ]);
  const logger = new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else log.debug(message);
  });
  const failed = (error: Error) => log.error(error.message);
  // A pool of ours: the runner's own is still open when its stop has answered, and then falls with the database.
  const pool = openPlainPool({ connectionString, patienceMs: times.patienceMs, onError: failed });
  const signs = openSignsOfLife(pool, log, times.looksEveryMs);
  /** Of this server's runners, which take jobs by these names. */
  const names: string[] = [];

  async function start(): Promise<Running> {
    // What an earlier one of ours took and could not write down has nobody now, though we still live.
    if (names.length > 0) {
      await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [names]);
      names.length = 0;
    }
    const events: WorkerEvents = new EventEmitter();
    const pools: WorkerPool[] = [];
    events.on("pool:create", ({ workerPool }) => {
      names.push(workerPool.id);
      pools.push(workerPool);
    });
    const runner = await run({
      pgPool: pool,
      preset: { worker: written },
      taskList,
      concurrency: atOnce,
      noHandleSignals: true,
      crontab: schedule.map(({ name, pattern }) => `${pattern} ${name}`).join("\n"),
      logger,
      events,
    });
    await Promise.all(names.map((name) => signs.show(name)));
    return { runner, ended: Promise.all(pools.map(({ promise }) => promise)) };
  }

  let latest = await start();
  const stopping = new AbortController();
  // Already stopped, when it gave up just now.
  const stopLatest = () => void latest.runner.stop().catch(failed);
  /** A runner gives up on some errors of the database; another then takes over, unless the stop was asked for meanwhile. */
  async function keepRunning(): Promise<void> {
    await latest.ended.catch(failed);
    for (;;) {
      await wait(startAgainMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        latest = await start();
        if (stopping.signal.aborted) stopLatest();
        await latest.ended;
      } catch (error) {
        failed(error as Error);
      }
    }
  }
  const running = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      stopLatest();
      await running;
      await signs.stop();
      await pool.end();
    },
  };
}
