import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import { utcDay } from "#packages/server/jobs/utc-day.ts";
import type { Services } from "#packages/server/request/services.ts";

export const pendingPurchaseSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-pending-purchases",
    pattern: "7 4 * * *",
    act: async () => {
      // Deletes purchases whose last day was before yesterday: west of Greenwich, yesterday may not have ended. A
      // sandbox's clock runs ahead, so a sandbox deletes no later than this.
      const yesterday = utcDay(clock()).subtract({ days: 1 });
      const over = db.platform.deleteFrom("waiting_purchase").where("waits_through", "<", yesterday);
      await removeAndCount(db.platform, "waitingPurchases", clock(), over.returning("chain_id"));
    },
  },
];
