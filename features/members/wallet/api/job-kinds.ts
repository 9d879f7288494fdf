import { jobKind } from "#packages/server/jobs/job.ts";

/** Updates wallet passes of a club. `memberIds`: the members whose passes are updated; null: all. */
export const updatePassesJob = jobKind<{ chainId: number; memberIds: number[] | null }>("update-passes", {
  keyOf: ({ chainId, memberIds }) => (memberIds ? null : `passes ${chainId}`),
});
