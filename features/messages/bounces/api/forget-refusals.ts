import { keptSince } from "#packages/domain/retention.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { bouncesRetention } from "../domain/retention.ts";
import { deleteRefusalsBefore } from "./refusal-queries.ts";

/** Removes old counts of refused mail; `docs/retention.md` lists the days. */
export function mailRefusalSchedule({ db, clock }: Services): ScheduledJob[] {
  const act = async () => {
    await deleteRefusalsBefore(db.platform, keptSince(bouncesRetention.mailRefusals, clock())).execute();
  };
  return [{ name: "forget-mail-refusals", pattern: "34 4 * * *", act }];
}
