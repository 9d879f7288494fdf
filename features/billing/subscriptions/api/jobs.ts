import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { tellTrials } from "./tell-trials.ts";

/** Each does what is due and was not done, so that an hour without a server is made up for by the next. */
export const subscriptionsSchedule = (services: Services): ScheduledJob[] => [
  { name: "end-unpaid", pattern: "33 6-17 * * *", act: () => endUnpaid(services, services.clock()) },
  { name: "tell-trials", pattern: "43 6-17 * * *", act: () => tellTrials(services, services.clock()) },
];
