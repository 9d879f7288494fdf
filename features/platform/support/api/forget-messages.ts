import { keptSince } from "#packages/domain/retention.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { supportRetention } from "../domain/retention.ts";
import { deleteMessages } from "./queries.ts";

/** Returns the job that deletes conversations with the platform after their retention; see `docs/retention.md`. */
export function supportSchedule({ db, clock }: Services): ScheduledJob[] {
  return [
    {
      name: "forget-support-messages",
      pattern: "52 4 * * *",
      act: async () => {
        await deleteMessages(db.platform, keptSince(supportRetention.support, clock())).execute();
      },
    },
  ];
}
