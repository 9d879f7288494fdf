import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { chainFlags } from "#packages/server/jobs/job-flags.ts";
import type { MovedJob } from "../backup/manifest.ts";
import type { Frozen } from "./frozen-tables.ts";

const retryMs = 200;

/**
 * The public view has no payload. `reschedule_jobs` without a new time changes no job, and returns the jobs that are
 * not locked.
 */
const selectPendingJobs = `select job.task_identifier as name, free.payload, to_json(job.run_at) #>> '{}' as "runAt",
    job.max_attempts as "attemptsAtMost", job.key, job.queue_name as "queueName", job.priority, free.id is null as "isLocked"
  from graphile_worker.jobs job left join graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs
    where flags ?| $1::text[] and attempts < max_attempts)) free on free.id = job.id
  where job.flags ?| $1::text[] and job.attempts < job.max_attempts order by job.id`;

/**
 * Reads the pending jobs of a frozen company, without those that were given up. A worker may hold one that then fails
 * at once, so the query is retried until no job is locked.
 * @throws StartError if a job is still locked after `patienceMs`.
 */
export async function readPendingJobs(
  client: pg.Client,
  { chainIds }: Frozen,
  patienceMs = 60_000,
): Promise<MovedJob[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<MovedJob & { isLocked: boolean }>(selectPendingJobs, [chainFlags(chainIds)]);
    const locked = rows.find(({ isLocked }) => isLocked);
    if (!locked) return rows.map(({ isLocked: _, ...job }) => job);
    if (performance.now() > until)
      throw new StartError(`A job of the company's clubs (${locked.name}) is still running. Try again later.`);
    await wait(retryMs);
  }
}
