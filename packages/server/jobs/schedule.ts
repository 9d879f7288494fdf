import { sql } from "kysely";
import { keptSince, retentionRules } from "#features/platform/data-protection/domain/retention-rules.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import type { Services } from "../request/services.ts";
import { removeAndCount } from "./count-removals.ts";
import type { ScheduledJob } from "./run.ts";

/** Everything that comes round by the clock (UTC), on one page. */
export function schedule({ db, clock }: Services): ScheduledJob[] {
  return [
    {
      name: "forget-old-answers",
      pattern: "17 * * * *",
      act: async () => {
        await db.platform.deleteFrom("stored_answer").where("kept_until", "<", clock()).execute();
      },
    },
    {
      name: "forget-ended-sessions",
      pattern: "37 3 * * *",
      act: async () => {
        await db.platform.deleteFrom("staff_session").where("expires_at", "<", clock()).execute();
        const ended = db.platform.deleteFrom("member_session").where("expires_at", "<", clock());
        await removeAndCount(db.platform, "sessions", clock(), ended.returning("chain_id"));
        await db.platform.deleteFrom("second_step").where("expires_at", "<", clock()).execute();
      },
    },
    {
      name: "forget-old-links",
      pattern: "52 3 * * *",
      act: async () => {
        const old = keptSince("links", clock());
        for (const table of ["signup", "member_token"] as const) {
          const ofMembers = db.platform.deleteFrom(table).where("expires_at", "<", old);
          await removeAndCount(db.platform, "links", clock(), ofMembers.returning("chain_id"));
        }
        await db.platform.deleteFrom("account_token").where("expires_at", "<", old).execute();
        await db.platform.deleteFrom("invitation_token").where("expires_at", "<", old).execute();
        const unproved = keptSince("unproved", clock());
        const addresses = db.platform.deleteFrom("contact_change").where("expires_at", "<", unproved);
        await removeAndCount(db.platform, "unproved", clock(), addresses.returning("chain_id"));
        await db.platform.deleteFrom("account_contact_change").where("expires_at", "<", unproved).execute();
      },
    },
    {
      name: "forget-old-invitations",
      pattern: "57 3 * * *",
      act: async () => {
        const old = keptSince("invitations", clock());
        await db.platform.deleteFrom("invitation").where("created_at", "<", old).execute();
        // What was only ever said of a company goes with whoever said it.
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
    {
      name: "forget-pending-purchases",
      pattern: "7 4 * * *",
      act: async () => {
        // A sandbox's clock runs ahead, and never forgets later than this; west of Greenwich it is still the day before.
        const yesterday = todayIn("UTC", clock()).subtract({ days: 1 });
        const over = db.platform.deleteFrom("waiting_purchase").where("waits_through", "<", yesterday);
        await removeAndCount(db.platform, "waitingPurchases", clock(), over.returning("chain_id"));
      },
    },
    {
      name: "forget-old-approvals",
      pattern: "12 4 * * *",
      act: async () => {
        const old = keptSince("approvals", clock());
        const answered = sql`delete from approval_request request where asked_at < ${old}
          and not exists (select from large_amount used
            where used.chain_id = request.chain_id and used.approval_id = request.id) returning chain_id`;
        await removeAndCount(db.platform, "approvals", clock(), answered);
      },
    },
    {
      name: "forget-old-merges",
      pattern: "22 4 * * *",
      act: async () => {
        // A sandbox's clock runs ahead: what could still be undone there is forgotten never sooner than elsewhere.
        const old = keptSince("merges", clock());
        const emptied = db.platform
          .updateTable("member_merge")
          .set({ profiles: null })
          .where("merged_at", "<", old)
          .where("profiles", "is not", null)
          .returning("chain_id");
        await removeAndCount(db.platform, "merges", clock(), emptied);
      },
    },
    {
      name: "forget-special-days",
      pattern: "32 4 * * *",
      act: async () => {
        const old = todayIn("UTC", clock()).subtract({ days: retentionRules.specialDays.days + 1 });
        await db.platform.deleteFrom("special_day").where("date_to", "<", old).execute();
      },
    },
    {
      name: "forget-removals",
      pattern: "37 4 * * *",
      act: async () => {
        const old = todayIn("UTC", keptSince("removals", clock()));
        await db.platform.deleteFrom("removal").where("day", "<", old).execute();
      },
    },
    {
      name: "forget-dead-jobs",
      pattern: "42 4 * * *",
      act: async () => {
        await sql`select forget_dead_jobs(${retentionRules.deadJobs.days}::int)`.execute(db.platform);
      },
    },
    {
      name: "forget-old-limits",
      pattern: "47 * * * *",
      act: async () => {
        await db.platform
          .deleteFrom("rate_limit")
          .where("expire", "<", sql<number>`${clock().epochMilliseconds}`)
          .execute();
        const old = keptSince("wrongPins", clock());
        const wrong = db.platform.deleteFrom("pin_failure").where("latest_at", "<", old).returning("chain_id");
        await removeAndCount(db.platform, "wrongPins", clock(), wrong);
      },
    },
  ];
}
