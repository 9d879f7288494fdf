import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { tellNotices } from "./tell-notices.ts";

/** The job runs hourly in daytime, not at once, so that a mistake can be corrected before merchants are mailed. */
export const noticesSchedule = (services: Services): ScheduledJob[] => [
  { name: "tell-merchants", pattern: "53 6-17 * * *", act: () => tellNotices(services, services.clock()) },
];
