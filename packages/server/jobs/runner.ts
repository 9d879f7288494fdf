import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import { openPlainPool } from "../db/connections/plain-pool.ts";

/** Saves job results in batches: without a batch an unsaved result raises no event, and the process ends. */
const written = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

export interface RunnerSettings {
  connectionString: string;
  taskList: TaskList;
  crontab: string;
  atOnce: number;
  logger: Logger;
  /** The longest wait for a connection, in milliseconds. A pending query may take twice as long. */
  patienceMs: number;
  onError: (error: Error) => void;
}

export interface Runner {
  /** The name under which the runner locks jobs. */
  name: string;
  /** Resolves once a query of the runner has failed. */
  gaveUp: Promise<unknown>;
  /** Takes no more jobs. Resolves once its running jobs have ended and their results are saved as far as possible. */
  end(): Promise<void>;
}

/**
 * Runs jobs until a query of the library fails once. The library itself would not recover: it keeps the error of its
 * first query, miscounts unsaved results and waits forever for them, and pauses for minutes.
 */
export async function startRunner({
  connectionString,
  patienceMs,
  onError,
  ...settings
}: RunnerSettings): Promise<Runner> {
  const silentMs = 2 * patienceMs;
  // The runner has its own pool, so that later queries of an ended runner fail.
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
      // Does not wait for the library's own stop, whose scheduler may pause after an error.
      runner.stop().catch(() => {});
      await Promise.allSettled(hands);
      // Lets the library start saving the last job's result first.
      await wait(1);
      await Promise.race([pool.end(), wait(silentMs, undefined, { ref: false })]);
    },
  };
}
