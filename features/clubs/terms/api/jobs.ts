import { tellTermsJob } from "#features/clubs/settings/api/job-kinds.ts";
import { type Job, job } from "#packages/server/jobs/job.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { tellTerms } from "./tell-terms.ts";

/** Notifies the first members after a club has published or withdrawn a version. */
export const termsJobs = (services: Services): Job[] => [
  job(tellTermsJob, ({ chainId }) => tellTerms(services, { chainId })),
];

export function termsSchedule(services: Services): ScheduledJob[] {
  return [{ name: "tell-more-of-terms", pattern: "* * * * *", act: () => tellTerms(services) }];
}
