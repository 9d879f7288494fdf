import type { Jobs, ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { tellTerms } from "./tell-terms.ts";

/** The first members of what a club has just published or taken back. */
export function changedTermsJobs(services: Services): Pick<Jobs, "tell-terms"> {
  return { "tell-terms": ({ chainId }) => tellTerms(services, { chainId }) };
}

export function changedTermsSchedule(services: Services): ScheduledJob[] {
  return [{ name: "tell-more-of-terms", pattern: "* * * * *", act: () => tellTerms(services) }];
}
