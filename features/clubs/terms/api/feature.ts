import type { ApiFeature } from "#packages/server/feature.ts";
import { termsJobs, termsSchedule } from "./jobs.ts";
import { termsHandlers } from "./routes.ts";
import { termsChecks } from "./terms-checks.ts";

export const termsFeature = {
  handlers: termsHandlers,
  jobs: termsJobs,
  schedule: termsSchedule,
  checks: termsChecks,
  overAllChains: {
    "tell-terms.ts": ["terms_telling"],
  },
  personalData: {
    membership: { TERMS_ACCEPTED: ["member_acceptance", "terms_notice"] },
    trail: { ACTS_OF_STAFF: ["terms_version"] },
  },
} satisfies ApiFeature;
