import { keepReceivedSmsDays } from "@stammis/domain/limits";
import type { ScheduledJob } from "../../jobs/run.ts";
import type { Services } from "../../request/services.ts";
import { deleteReceivedBefore } from "./queries.ts";

/** How long it is known that an SMS was acted on; told in `docs/retention.md`. */
export function receivedSmsSchedule({ db, clock }: Services): ScheduledJob[] {
  const act = async () => {
    await deleteReceivedBefore(db.platform, clock().subtract({ hours: 24 * keepReceivedSmsDays })).execute();
  };
  return [{ name: "forget-received-sms", pattern: "32 4 * * *", act }];
}
