import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { tellNotices } from "./tell-notices.ts";

/** In daytime, and not at once: what was decided by mistake can be taken back before anybody hears of it. */
export const noticesSchedule = (services: Services): ScheduledJob[] => [
  { name: "tell-merchants", pattern: "53 6-17 * * *", act: () => tellNotices(services, services.clock()) },
];
