import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import { utcDay } from "#packages/server/jobs/utc-day.ts";
import type { Services } from "#packages/server/request/services.ts";
import { locationsRetention } from "../domain/retention.ts";

export const specialDaySchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-special-days",
    pattern: "32 4 * * *",
    act: async () => {
      const old = utcDay(clock()).subtract({ days: locationsRetention.specialDays.days + 1 });
      await db.platform.deleteFrom("special_day").where("date_to", "<", old).execute();
    },
  },
];
