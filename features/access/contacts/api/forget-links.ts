import { keptSince } from "#packages/domain/retention.ts";
import { removeAndCount } from "#packages/server/jobs/count-removals.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { contactsRetention } from "../domain/retention.ts";

export const linkSchedule = ({ db, clock }: Services): ScheduledJob[] => [
  {
    name: "forget-old-links",
    pattern: "52 3 * * *",
    act: async () => {
      const old = keptSince(contactsRetention.links, clock());
      for (const table of ["signup", "member_token"] as const) {
        const ofMembers = db.platform.deleteFrom(table).where("expires_at", "<", old);
        await removeAndCount(db.platform, "links", clock(), ofMembers.returning("chain_id"));
      }
      await db.platform.deleteFrom("account_token").where("expires_at", "<", old).execute();
      await db.platform.deleteFrom("invitation_token").where("expires_at", "<", old).execute();
      const unproved = keptSince(contactsRetention.unproved, clock());
      const addresses = db.platform.deleteFrom("contact_change").where("expires_at", "<", unproved);
      await removeAndCount(db.platform, "unproved", clock(), addresses.returning("chain_id"));
      await db.platform.deleteFrom("account_contact_change").where("expires_at", "<", unproved).execute();
    },
  },
];
