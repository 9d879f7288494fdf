import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { DB } from "../db/types.ts";

/** Milliseconds between a worker's heartbeats. */
export const workerBeatsEveryMs = 5_000;
/** The age in seconds up to which a worker's latest heartbeat shows that the worker is running. */
export const workerAliveSeconds = 30;
/** Days after which the rows of killed processes are removed, when another process starts. */
const forgottenAfterDays = 7;

export type ProcessKind = "SERVER" | "WORKER";

export interface RunningWorkers {
  count: number;
  /** Seconds since the latest heartbeat of any worker; null if no worker has a row. */
  silentSeconds: number | null;
}

export interface Heartbeat {
  /** Writes this process's row. Rejects if the database accepts no writes. */
  beat(): Promise<void>;
  /** Removes the row, so that a stopped process is reported as missing at once. */
  end(): Promise<void>;
}

/**
 * Creates the heartbeat of this process. Times are the database's own, so clocks of several machines need not agree.
 */
export function createHeartbeat(platform: Kysely<DB>, kind: ProcessKind): Heartbeat {
  const process = randomUUID();
  let isFirst = true;
  return {
    async beat() {
      if (isFirst)
        await sql`delete from heartbeat
          where beat_at < clock_timestamp() - make_interval(days => ${forgottenAfterDays})`.execute(platform);
      isFirst = false;
      await sql`insert into heartbeat (process, kind) values (${process}, ${kind})
        on conflict (process) do update set beat_at = clock_timestamp()`.execute(platform);
    },
    async end() {
      await sql`delete from heartbeat where process = ${process}`.execute(platform);
    },
  };
}

/** The statement of {@link readWorkers}, for callers that use their own connection. */
export const selectWorkers = `select
  count(*) filter (where beat_at > clock_timestamp() - interval '${workerAliveSeconds} seconds')::int as count,
  extract(epoch from clock_timestamp() - max(beat_at))::float8 as "silentSeconds"
  from heartbeat where kind = 'WORKER'`;

export async function readWorkers(platform: Kysely<DB>): Promise<RunningWorkers> {
  const { rows } = await sql.raw<RunningWorkers>(selectWorkers).execute(platform);
  return rows[0] ?? { count: 0, silentSeconds: null };
}

/** Returns null while a worker is running, else a sentence about the missing worker. */
export function missingWorker({ count, silentSeconds }: RunningWorkers): string | null {
  if (count > 0) return null;
  const last = silentSeconds === null ? "" : ` (the latest heartbeat is ${Math.round(silentSeconds)} s old)`;
  return `no worker is running${last}: e-mails, SMS and nightly jobs are delayed`;
}
