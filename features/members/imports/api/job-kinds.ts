import { jobKind } from "#packages/server/jobs/job.ts";

export const moveImportJob = jobKind<{ chainId: number; importId: number }>("move-import", {
  keyOf: ({ chainId, importId }) => `import ${chainId} ${importId}`,
});
