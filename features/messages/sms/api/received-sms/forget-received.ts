import { deleteReceivedBefore } from "#features/members/consents/api/unsubscribing/queries.ts";
import { keptSince } from "#packages/domain/retention.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { smsRetention } from "../../domain/retention.ts";

/** The job that enforces the retention of processed SMS ids; see `docs/retention.md`. */
export function receivedSmsSchedule({ db, clock }: Services): ScheduledJob[] {
  const act = async () => {
    await deleteReceivedBefore(db.platform, keptSince(smsRetention.receivedSms, clock())).execute();
  };
  return [{ name: "forget-received-sms", pattern: "32 4 * * *", act }];
}
