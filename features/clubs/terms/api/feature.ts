import type { ApiFeature } from "#packages/server/feature.ts";
import { changedTermsJobs, changedTermsSchedule } from "./jobs.ts";
import { changedTermsHandlers } from "./routes.ts";
import { termsChecks } from "./terms-checks.ts";

export const termsFeature = {
  handlers: changedTermsHandlers,
  jobs: changedTermsJobs,
  schedule: changedTermsSchedule,
  checks: [...termsChecks],
  overAllChains: {
    "tell-terms.ts": ["terms_telling"],
  },
} satisfies ApiFeature;
