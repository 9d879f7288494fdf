import { keptSince } from "@stammis/domain/privacy/retention-rules";
import type { ScheduledJob } from "../../jobs/run.ts";
import type { Services } from "../../request/services.ts";
import { deleteMessages } from "./queries.ts";

/** How long conversations with the platform are kept; told in `docs/retention.md`. */
export function supportSchedule({ db, clock }: Services): ScheduledJob[] {
  return [
    {
      name: "forget-support-messages",
      pattern: "52 4 * * *",
      act: async () => {
        await deleteMessages(db.platform, keptSince("support", clock())).execute();
      },
    },
  ];
}
