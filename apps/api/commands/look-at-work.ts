import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Config } from "#packages/server/config.ts";
import { missingWorker, type RunningWorkers, selectWorkers } from "#packages/server/telemetry/heartbeat.ts";
import type { Finding } from "./finding.ts";

const deadlineMs = 10_000;

/** Reports whether the database accepts a write: a standby, a read-only database and a full disk all answer queries. */
async function lookAtWrites(client: pg.Client): Promise<Finding> {
  const process = randomUUID();
  const write = (text: string) => {
    const statement = { text, values: [process], query_timeout: deadlineMs };
    return client.query(statement);
  };
  try {
    await write("insert into heartbeat (process, kind) values ($1, 'SERVER')");
    await write("delete from heartbeat where process = $1");
    return { state: "ok", text: "the database accepts writes" };
  } catch (error) {
    const why = (error as Error).message;
    return {
      state: "BAD",
      text: `the database accepts no writes (${why}): check that it is the primary, not read-only, and that its disk is not full`,
    };
  }
}

/**
 * Reports whether a worker runs, by its heartbeat. A local machine needs no worker, but one that died is BAD there as
 * well.
 */
async function lookAtWorkers(client: pg.Client, { local }: Pick<Config, "local">): Promise<Finding> {
  const { rows } = await client.query<RunningWorkers>(selectWorkers);
  const workers = rows[0] as RunningWorkers;
  const missing = missingWorker(workers);
  if (!missing)
    return { state: "ok", text: `${workers.count} ${workers.count === 1 ? "worker is" : "workers are"} running` };
  const isDead = workers.silentSeconds !== null;
  return { state: local && !isDead ? "note" : "BAD", text: `${missing}; start one with npm run worker` };
}

/** Checks what requires a writable database and a running worker. */
export async function lookAtWork(client: pg.Client, config: Pick<Config, "local">): Promise<Finding[]> {
  return [await lookAtWrites(client), await lookAtWorkers(client, config)];
}
