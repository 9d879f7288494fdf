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
  const pool = new pg.Pool({ connectionString });
  const failed = (error: Error) => log.error(error.message);
  pool.on("error", failed).on("connect", (client) => client.on("error", failed));
  const runner = await run({
    pgPool: pool,
    taskList,
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    crontab: schedule.map(({ name, pattern }) => `${pattern} ${name}`).join("\n"),
    logger,
  });
  return {
    stop: async () => {
      await runner.stop();
      await pool.end();
    },
  };
}
