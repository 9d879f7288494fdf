import { setTimeout as wait } from "node:timers/promises";
import type { TaskList } from "graphile-worker";
import { openPlainPool } from "../db/connections/plain-pool.ts";
import type { Log } from "../log.ts";
import type { Job } from "./job.ts";
import { createJobLogger } from "./job-logger.ts";
import { type Runner, startRunner } from "./runner.ts";
import { openSignsOfLife } from "./signs-of-life.ts";

export interface ScheduledJob {
  name: string;
  /** The schedule's name in earlier releases, so that queued jobs with that name still run. */
  formerName?: string;
  /** Cron pattern, UTC. */
  pattern: string;
  act: () => Promise<void>;
  /**
   * Whether the task also runs once when a worker starts, so that a killed worker's task continues without waiting for
   * the schedule.
   */
  atStart?: true;
}

export interface Worker {
  /** Whether jobs of every kind are processed: false while the database is unavailable. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

const jobsAtOnce = 4;
const bulkJobsAtOnce = 2;
const startAgainMs = 1_000;

interface Share {
  connectionString: string;
  jobs: readonly Job[];
  schedule: readonly ScheduledJob[];
  log: Log;
  patienceMs: number;
  looksEveryMs: number | undefined;
  atOnce: number;
}

/** Runs queued and scheduled jobs; several workers share one database. */
export async function runJobs(
  connectionString: string,
  jobs: readonly Job[],
  schedule: readonly ScheduledJob[],
  log: Log,
  { patienceMs = 10_000, looksEveryMs }: { patienceMs?: number; looksEveryMs?: number } = {},
): Promise<Worker> {
  const [bulk, others] = [jobs.filter(({ kind }) => kind.isBulk), jobs.filter(({ kind }) => !kind.isBulk)];
  const shared = { connectionString, log, patienceMs, looksEveryMs };
  const first = await runShare({ ...shared, jobs: others, schedule, atOnce: jobsAtOnce });
  const second = await runShare({ ...shared, jobs: bulk, schedule: [], atOnce: bulkJobsAtOnce }).catch(
    async (error) => {
      await first.stop();
      throw error;
    },
  );
  for (const { act } of schedule.filter(({ atStart }) => atStart))
    void act().catch((error: Error) => log.error(error.message));
  return {
    isRunning: () => first.isRunning() && second.isRunning(),
    stop: async () => void (await Promise.all([first.stop(), second.stop()])),
  };
}

/** Runs some of the kinds of jobs with their own concurrency. */
async function runShare({
  connectionString,
  jobs,
  schedule,
  log,
  atOnce,
  patienceMs,
  looksEveryMs,
}: Share): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries([
    ...jobs.map(({ kind, act }) => [kind.name, (payload: unknown) => act(payload as never)]),
    ...schedule.flatMap(({ name, formerName, act }) => [name, formerName ?? name].map((each) => [each, () => act()])),
  ]);
  const logger = createJobLogger(log);
  const onError = (error: Error) => log.error(error.message);
  const crontab = schedule.map(({ name, pattern }) => `${pattern} ${name}`).join("\n");
  const settings = { connectionString, taskList, crontab, atOnce, logger, patienceMs, onError };
  const pool = openPlainPool({ connectionString, patienceMs, onError });
  const signs = openSignsOfLife(pool, log, { everyMs: looksEveryMs, patienceMs });

  async function start(): Promise<Runner> {
    const runner = await startRunner(settings);
    void signs.show(runner.name);
    return runner;
  }
  const ending = new Set<Promise<void>>();
  /**
   * Lets a runner finish its jobs in the background. Afterwards, jobs whose result could not be saved return to the
   * queue.
   */
  function leave(runner: Runner): void {
    const ended = runner.end().then(() => signs.letGo(runner.name));
    ending.add(ended);
    void ended.finally(() => ending.delete(ended));
  }

  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener("abort", () => resolve()));
  /** Starts a runner once the database answers; null if the worker was stopped first. */
  async function startNext(): Promise<Runner | null> {
    for (;;) {
      // Only this timer keeps a worker without connections alive.
      await wait(startAgainMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return null;
      try {
        return await start();
      } catch (error) {
        onError(error as Error);
      }
    }
  }
  let isTaking = true;
  async function keepRunning(first: Runner): Promise<void> {
    for (let runner: Runner | null = first; runner; runner = await startNext()) {
      isTaking = true;
      await Promise.race([runner.gaveUp, stopped]);
      isTaking = false;
      leave(runner);
    }
  }
  const running = keepRunning(await start());
  return {
    isRunning: () => isTaking,
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.all(ending);
      await signs.stop();
      await pool.end();
    },
  };
}
