import { jobKind } from "#packages/server/jobs/job.ts";

export const writePictureSizesJob = jobKind<{ chainId: number; path: string }>("write-picture-sizes", {
  keyOf: ({ chainId, path }) => `picture-sizes ${chainId} ${path}`,
});
