import { jobKind } from "#packages/server/jobs/job.ts";

/**
 * Publishing terms enqueues it, and a worker runs it with `clubs/terms`. It notifies the first members at once; the
 * schedule notifies the others, some each minute.
 */
export const tellTermsJob = jobKind<{ chainId: number }>("tell-terms", { keyOf: ({ chainId }) => `terms ${chainId}` });
