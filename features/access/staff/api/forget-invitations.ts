import { sql } from "kysely";
import { keptSince } from "#packages/domain/retention.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { staffRetention } from "../domain/retention.ts";

export const invitationSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-old-invitations",
    pattern: "57 3 * * *",
    act: async () => {
      const old = keptSince(staffRetention.invitations, clock());
      await db.platform.deleteFrom("invitation").where("created_at", "<", old).execute();
      // A company exists only by its invitations until it is opened, so it is removed with the last one.
      const { rows } = await sql<{
        id: number;
      }>`select id from company where trial_ends_on is null and created_at < ${old}
        and not exists (select from invitation where invitation.company_id = company.id)
        and not exists (select from company_merchant where company_merchant.company_id = company.id)
        and not exists (select from chain where chain.company_id = company.id)`.execute(db.platform);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await db.platform.deleteFrom("company").where("id", "in", ids).execute();
    },
  },
];
