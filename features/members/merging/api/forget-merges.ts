import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { mergingRetention } from "../domain/retention.ts";

export const mergeSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-old-merges",
    pattern: "22 4 * * *",
    act: async () => {
      // Uses the server's time: a sandbox's clock runs ahead, and its merges must not be deleted earlier than those of
      // other clubs.
      const old = keptSince(mergingRetention.merges, clock());
      const emptied = db.platform
        .updateTable("member_merge")
        .set({ profiles: null })
        .where("merged_at", "<", old)
        .where("profiles", "is not", null)
        .returning("chain_id");
      await removeAndCount(db.platform, "merges", clock(), emptied);
    },
  },
];
