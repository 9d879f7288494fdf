import { sql } from "kysely";
import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { smsRetention } from "../../domain/retention.ts";

/** Removes old replies, except the evidence of a member's refusal; `docs/retention.md` lists the days. */
export function smsReplySchedule({ db, clock }: Services): ScheduledJob[] {
  const act = async () => {
    const old = keptSince(smsRetention.smsReplies, clock());
    const removes = sql`delete from sms_reply where received_at < ${old} and outcome is distinct from 'SMS_OFF'
      returning chain_id`;
    await removeAndCount(db.platform, "smsReplies", clock(), removes);
  };
  return [{ name: "forget-sms-replies", pattern: "36 4 * * *", act }];
}
