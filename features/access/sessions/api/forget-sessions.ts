import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";

export const sessionsSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-ended-sessions",
    pattern: "37 3 * * *",
    act: async () => {
      await db.platform.deleteFrom("staff_session").where("expires_at", "<", clock()).execute();
      const ended = db.platform.deleteFrom("member_session").where("expires_at", "<", clock());
      await removeAndCount(db.platform, "sessions", clock(), ended.returning("chain_id"));
      await db.platform.deleteFrom("second_step").where("expires_at", "<", clock()).execute();
    },
  },
];
