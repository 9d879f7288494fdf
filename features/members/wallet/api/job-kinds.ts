import { jobKind } from "#packages/server/jobs/job.ts";

/** `memberIds` null: all passes of the club. */
export const updatePassesJob = jobKind<{ chainId: number; memberIds: number[] | null }>("update-passes", {
  keyOf: ({ chainId, memberIds }) => (memberIds ? null : `passes ${chainId}`),
});
