import type { ApiFeature } from "#packages/server/feature.ts";
import { changedTermsJobs, changedTermsSchedule } from "./jobs.ts";
import { changedTermsHandlers } from "./routes.ts";
import { termsChecks } from "./terms-checks.ts";

export const termsFeature = {
  handlers: changedTermsHandlers,
  jobs: changedTermsJobs,
  schedule: changedTermsSchedule,
  checks: termsChecks,
  overAllChains: {
    "tell-terms.ts": ["terms_telling"],
  },
  personalData: {
    membership: { TERMS_ACCEPTED: ["member_acceptance", "terms_notice"] },
    trail: { ACTS_OF_STAFF: ["terms_version"] },
  },
} satisfies ApiFeature;
