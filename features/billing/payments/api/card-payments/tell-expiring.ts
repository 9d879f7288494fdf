import { tellCompany } from "#features/billing/subscriptions/api/tell-company.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { companyGoesOn } from "#packages/server/db/not-frozen.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { cardNoticeDays } from "../../domain/card-charge.ts";
import { expiringSaid } from "./messages.ts";

/** Warns companies whose card is about to expire, once per card. */
export async function tellExpiring(
  { db, config, log }: Pick<Services, "db" | "config" | "log">,
  now: Temporal.Instant,
) {
  const today = platformToday(now);
  const rows = await db.platform
    .selectFrom("billing_account as account")
    .innerJoin("company", "company.id", "account.company_id")
    .select(["company.id", "company.name", "account.card_last4 as last4", "account.card_expires as expiresOn"])
    .where("card_expires", "<=", today.add({ days: cardNoticeDays }))
    .where(companyGoesOn("company.id"))
    .execute();
  await eachByItself(rows, log, async ({ id, name, last4, expiresOn }) => {
    if (!last4 || !expiresOn) return;
    await db.inPlatform(async (trx) => {
      const first = await trx
        .insertInto("billing_notice")
        .values({ company_id: id, kind: "CARD", day: expiresOn, days_left: 0, sent_at: now })
        .onConflict((on) => on.doNothing())
        .returning("company_id")
        .executeTakeFirst();
      if (first)
        await tellCompany(trx, config, {
          companyId: id,
          composeMessage: expiringSaid(name, { last4, expiresOn }),
          now,
        });
    });
  });
}
