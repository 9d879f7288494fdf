import { keptSince } from "@stammis/domain/privacy/retention-rules";
import type { ScheduledJob } from "../../jobs/run.ts";
import type { Services } from "../../request/services.ts";
import { deleteRefusalsBefore } from "./refusal-queries.ts";

/** Removes old counts of refused mail; the days are in `docs/retention.md`. */
export function mailRefusalSchedule({ db, clock }: Services): ScheduledJob[] {
  const act = async () => {
    await deleteRefusalsBefore(db.platform, keptSince("mailRefusals", clock())).execute();
  };
  return [{ name: "forget-mail-refusals", pattern: "34 4 * * *", act }];
}
