import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import { openPlainPool } from "../db/connections/plain-pool.ts";

/**
 * That a job is done, or has failed, is written by a batch: without one nobody hears when it could not be, and the process
 * ends.
 */
const written = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

export interface RunnerSettings {
  connectionString: string;
  taskList: TaskList;
  crontab: string;
  atOnce: number;
  logger: Logger;
  /** So long a connection may take to stand; asked something, it may be silent for twice as long. */
  patienceMs: number;
  onError: (error: Error) => void;
}

export interface Runner {
  /** It takes jobs by this name. */
  name: string;
  /** Once there was something the database did not answer it, or did not take. */
  gaveUp: Promise<unknown>;
  /** Takes no more. Answers once none of its jobs is under way, and what could be written of them is. */
  end(): Promise<void>;
}

/**
 * Takes jobs, until the database does not answer once. The library would go on, and not well: it keeps the error of its first
 * question and never asks again, miscounts what it could not write and waits for it for ever, and pauses for minutes.
 */
export async function startRunner({
  connectionString,
  patienceMs,
  onError,
  ...settings
}: RunnerSettings): Promise<Runner> {
  const silentMs = 2 * patienceMs;
  // Of its own: whatever it still does after its end comes to nothing.
  const pool = openPlainPool({ connectionString, patienceMs, silentMs, onError });
  const events: WorkerEvents = new EventEmitter();
  const gaveUp = Promise.withResolvers<void>();
  const hands: PromiseLike<unknown>[] = [];
  let name = "";
  events.on("pool:create", ({ workerPool }) => {
    name = workerPool.id;
  });
  events.on("worker:create", ({ worker }) => void hands.push(worker.promise));
  events.on("worker:getJob:error", ({ error }) => {
    onError(error as Error);
    gaveUp.resolve();
  });
  events.on("pool:gracefulShutdown", () => gaveUp.resolve());

  const { atOnce: concurrency, ...others } = settings;
  const starting = run({
    ...others,
    pgPool: pool,
    preset: { worker: written },
    concurrency,
    noHandleSignals: true,
    events,
  });
  const runner = await starting.catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    name,
    gaveUp: gaveUp.promise,
    async end() {
      // Its own answer is not waited for: nor is its schedule, which pauses after an error.
      runner.stop().catch(() => {});
      await Promise.allSettled(hands);
      // What the last of them handed over to be written is begun before this is over.
      await wait(1);
      await Promise.race([pool.end(), wait(silentMs, undefined, { ref: false })]);
    },
  };
}
