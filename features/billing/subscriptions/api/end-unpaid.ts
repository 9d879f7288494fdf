import { sql } from "kysely";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { companyGoesOn } from "#packages/server/db/not-frozen.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { endedAfterDays } from "../domain/subscription.ts";
import { endedSaid } from "./messages.ts";
import { lockAccount } from "./settle-account.ts";
import { tellCompany } from "./tell-company.ts";

type Ground = Pick<Services, "db" | "config" | "log">;

/** Ends subscriptions that have been unpaid for too long. The debt remains but does not grow. */
export async function endUnpaid({ db, config, log }: Ground, now: Temporal.Instant): Promise<void> {
  const today = platformToday(now);
  const long = await db.platform
    .selectFrom("billing_account as account")
    .innerJoin("subscription", "subscription.company_id", "account.company_id")
    .innerJoin("company", "company.id", "account.company_id")
    .select(["company.id", "company.name"])
    .where("account.unpaid_due_on", "<=", today.subtract({ days: endedAfterDays }))
    .where("subscription.through_day", "is", null)
    .where(companyGoesOn("company.id"))
    .execute();
  await eachByItself(long, log, ({ id, name }) =>
    db.inPlatform(async (trx) => {
      await lockAccount(trx, id);
      const ended = await trx
        .updateTable("subscription")
        .set({ through_day: sql`greatest(${today.subtract({ days: 1 })}::date, from_day - 1)` })
        .where("company_id", "=", id)
        .where("through_day", "is", null)
        .returning("company_id")
        .executeTakeFirst();
      if (ended) await tellCompany(trx, config, { companyId: id, composeMessage: endedSaid(name, today), now });
    }),
  );
}
