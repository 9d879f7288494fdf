import type { ApiFeature } from "#packages/server/feature.ts";
import { fileJobs, fileSchedule } from "./jobs.ts";

export const filesFeature = {
  jobs: fileJobs,
  schedule: fileSchedule,
  overAllChains: {
    "queries.ts": ["stored_file"],
    "jobs.ts": ["stored_file"],
    "remove-unused.ts": ["stored_file"],
  },
} satisfies ApiFeature;
