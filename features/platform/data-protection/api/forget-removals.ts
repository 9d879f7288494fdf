import { keptSince } from "#packages/domain/retention.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import { utcDay } from "#packages/server/jobs/utc-day.ts";
import type { Services } from "#packages/server/request/services.ts";
import { dataProtectionRetention } from "../domain/retention.ts";

export const removalSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-removals",
    pattern: "37 4 * * *",
    act: async () => {
      const old = utcDay(keptSince(dataProtectionRetention.removals, clock()));
      await db.platform.deleteFrom("removal").where("day", "<", old).execute();
    },
  },
];
