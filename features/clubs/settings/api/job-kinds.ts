import { jobKind } from "#packages/server/jobs/job.ts";

/**
 * Enqueued when terms are published; the worker runs it with `clubs/terms`. It notifies the first members at once; the
 * schedule notifies some of the others each minute.
 */
export const tellTermsJob = jobKind<{ chainId: number }>("tell-terms", { keyOf: ({ chainId }) => `terms ${chainId}` });
