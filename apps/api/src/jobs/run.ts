import { setTimeout as wait } from "node:timers/promises";
import { Logger, run, type TaskList } from "graphile-worker";
import pg from "pg";
import type { Log } from "../log.ts";
import type { JobPayloads } from "./enqueue.ts";

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
const startAgainMs = 1_000;

/** Runs jobs as they come and scheduled ones by their pattern; several workers share one database. */
export async function runJobs(
  connectionString: string,
  jobs: Jobs,
  schedule: readonly ScheduledJob[],
  log: Log,
): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries([
    ...Object.entries(jobs).map(([name, act]) => [name, (payload: unknown) => act(payload as never)]),
    ...schedule.map(({ name, act }) => [name, () => act()]),
  ]);
  const logger = new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else log.debug(message);
  });
  // A pool of ours: the runner's own is still open when its stop has answered, and then falls with the database.
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  const failed = (error: Error) => log.error(error.message);
  pool.on("error", failed).on("connect", (client) => client.on("error", failed));
  const start = () =>
    run({
      pgPool: pool,
      taskList,
      concurrency: jobsAtOnce,
      noHandleSignals: true,
      crontab: schedule.map(({ name, pattern }) => `${pattern} ${name}`).join("\n"),
      logger,
    });

  let runner = await start();
  let stopping = false;
  /** A runner gives up on some errors of the database; another then takes over. */
  async function keepRunning(): Promise<void> {
    await runner.promise.catch(failed);
    while (!stopping) {
      await wait(startAgainMs, undefined, { ref: false });
      try {
        runner = await start();
        await runner.promise;
      } catch (error) {
        failed(error as Error);
      }
    }
  }
  const running = keepRunning();
  return {
    stop: async () => {
      stopping = true;
      // Already stopped, when it gave up just now.
      await runner.stop().catch(failed);
      await running;
      await pool.end();
    },
  };
}
