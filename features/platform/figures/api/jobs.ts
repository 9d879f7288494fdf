import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { countMonthsIfDue } from "./count-months.ts";

/** Asked each hour, and counted once a day: an hour without a server is made up for by the next. */
export const platformFiguresSchedule = (services: Services): ScheduledJob[] => [
  { name: "count-platform-months", pattern: "37 * * * *", act: () => countMonthsIfDue(services, services.clock()) },
];
