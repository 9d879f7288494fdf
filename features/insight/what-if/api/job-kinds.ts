import { jobKind } from "#packages/server/jobs/job.ts";

export const moveWhatIfJob = jobKind<{ chainId: number; whatIfId: number }>("move-what-if", {
  keyOf: ({ chainId, whatIfId }) => `what-if ${chainId} ${whatIfId}`,
});
