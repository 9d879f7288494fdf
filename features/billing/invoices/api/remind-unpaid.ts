import { sql } from "kysely";
import { dueDay } from "#features/billing/subscriptions/api/due-day.ts";
import { lockAccount, settleAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { companyGoesOn } from "#packages/server/db/not-frozen.ts";
import { eachByItself } from "#packages/server/request/each-by-itself.ts";
import type { Services } from "#packages/server/request/services.ts";
import { dueReminder } from "../domain/reminding.ts";
import { reminderSaid } from "./messages.ts";
import { tellOfInvoice } from "./tell-of-invoice.ts";

type Ground = Pick<Services, "db" | "config" | "log">;

/** Sends the reminder of one invoice that is due today, with its fee. The account lock prevents duplicates. */
async function remindOf({ db, config }: Ground, companyId: number, id: number, now: Temporal.Instant): Promise<void> {
  const today = platformToday(now);
  await db.inPlatform(async (trx) => {
    await lockAccount(trx, companyId);
    const invoice = await trx
      .selectFrom("invoice")
      .select(["number", "owed_ore as owedOre"])
      .select(dueDay.as("dueOn"))
      .select(sql<number>`(select count(*)::int from invoice_reminder where invoice_id = invoice.id)`.as("reminded"))
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const due = dueReminder(invoice, today);
    if (!due) return;
    const { number, feeOre } = due;
    await trx
      .insertInto("invoice_reminder")
      .values({ invoice_id: id, number, sent_on: today, fee_ore: feeOre, installation: config.installation })
      .execute();
    await trx
      .updateTable("invoice")
      .set({ fees_ore: sql`fees_ore + ${feeOre}` })
      .where("id", "=", id)
      .execute();
    await settleAccount(trx, companyId);
    await tellOfInvoice(trx, config, { number: invoice.number, now, say: (row) => reminderSaid(row, feeOre) });
  });
}

/** Sends the reminders of all overdue invoices. */
export async function remindUnpaid(ground: Ground, now: Temporal.Instant): Promise<void> {
  const unpaid = await ground.db.platform
    .selectFrom("invoice")
    .select(["id", "company_id"])
    .where("owed_ore", ">", 0)
    .where(dueDay, "<", platformToday(now))
    .where(companyGoesOn("invoice.company_id"))
    .orderBy("id")
    .execute();
  await eachByItself(unpaid, ground.log, ({ id, company_id }) => remindOf(ground, company_id, id, now));
}
