import type { Job, JobKind } from "#packages/server/jobs/job.ts";

/** Runs the worker's handler for a job of this kind. */
export function runJob<Payload extends object>(
  jobs: readonly Job[],
  kind: JobKind<Payload>,
  payload: Payload,
): Promise<void> {
  const job = jobs.find(({ kind: { name } }) => name === kind.name);
  if (!job) throw new Error(`unknown job: ${kind.name}`);
  return job.act(payload as never);
}
