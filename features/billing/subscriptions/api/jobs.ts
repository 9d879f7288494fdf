import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { tellTrials } from "./tell-trials.ts";

/** Each job does all work that is due, so the next run makes up for a missed hour. */
export const subscriptionsSchedule = (services: Services): ScheduledJob[] => [
  { name: "end-unpaid", pattern: "33 6-17 * * *", act: () => endUnpaid(services, services.clock()) },
  { name: "tell-trials", pattern: "43 6-17 * * *", act: () => tellTrials(services, services.clock()) },
];
