import { keepSupportDays } from "@stammis/domain/limits";
import type { ScheduledJob } from "../../jobs/run.ts";
import type { Services } from "../../request/services.ts";
import { deleteMessages } from "./queries.ts";

/** How long conversations with the platform are kept; told in `docs/retention.md`. */
export function supportSchedule({ db, clock }: Services): ScheduledJob[] {
  const before = () => clock().subtract({ hours: keepSupportDays * 24 });
  return [
    {
      name: "forget-support-messages",
      pattern: "52 4 * * *",
      act: async () => {
        await deleteMessages(db.platform, before()).execute();
      },
    },
  ];
}
