import { keptSince } from "@stammis/domain/privacy/retention-rules";
import type { ScheduledJob } from "../../jobs/run.ts";
import type { Services } from "../../request/services.ts";
import { deleteReceivedBefore } from "../unsubscribing/queries.ts";

/** How long it is known that an SMS was acted on; told in `docs/retention.md`. */
export function receivedSmsSchedule({ db, clock }: Services): ScheduledJob[] {
  const act = async () => {
    await deleteReceivedBefore(db.platform, keptSince("receivedSms", clock())).execute();
  };
  return [{ name: "forget-received-sms", pattern: "32 4 * * *", act }];
}
