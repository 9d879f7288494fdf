import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { countMonthsIfDue } from "./count-months.ts";

/** Runs every hour and counts once a day, so the next run makes up for a missed hour. */
export const platformFiguresSchedule = (services: Services): ScheduledJob[] => [
  { name: "count-platform-months", pattern: "37 * * * *", act: () => countMonthsIfDue(services, services.clock()) },
];
