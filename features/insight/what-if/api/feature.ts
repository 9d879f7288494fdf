import type { ApiFeature } from "#packages/server/feature.ts";
import { whatIfJobs, whatIfSchedule } from "./jobs.ts";
import { whatIfHandlers } from "./routes.ts";

export const whatIfFeature = {
  handlers: whatIfHandlers,
  jobs: whatIfJobs,
  schedule: whatIfSchedule,
  overAllChains: {
    "jobs.ts": ["what_if"],
    "forget-what-ifs.ts": ["what_if"],
  },
  personalData: {
    trail: { ACTS_OF_STAFF: ["what_if"] },
  },
} satisfies ApiFeature;
