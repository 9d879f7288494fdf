import { jobKind } from "#packages/server/jobs/job.ts";

/** Added when terms are published; `clubs/terms` does it. It notifies the first members at once; the schedule notifies the others, some a minute. */
export const tellTermsJob = jobKind<{ chainId: number }>("tell-terms", { keyOf: ({ chainId }) => `terms ${chainId}` });
