import { sql } from "kysely";
import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { approvalsRetention } from "../domain/retention.ts";

export const approvalSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-old-approvals",
    pattern: "12 4 * * *",
    act: async () => {
      const old = keptSince(approvalsRetention.approvals, clock());
      const answered = sql`delete from approval_request request where asked_at < ${old}
        and not exists (select from large_amount used
          where used.chain_id = request.chain_id and used.approval_id = request.id) returning chain_id`;
      await removeAndCount(db.platform, "approvals", clock(), answered);
    },
  },
];
