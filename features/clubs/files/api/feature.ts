import type { ApiFeature } from "#packages/server/feature.ts";
import { filesJobs, filesSchedule } from "./jobs.ts";

export const filesFeature = {
  jobs: filesJobs,
  schedule: filesSchedule,
  overAllChains: {
    "queries.ts": ["stored_file"],
    "jobs.ts": ["stored_file"],
    "remove-unused.ts": ["stored_file"],
  },
} satisfies ApiFeature;
