import { dueReminder } from "@stammis/domain/billing/reminding";
import { endedAfterDays } from "@stammis/domain/billing/subscription";
import { platformToday } from "@stammis/domain/clubs/club-day";
import { sql } from "kysely";
import type { Services } from "../../request/services.ts";
import { endedSaid, reminderSaid } from "./messages.ts";
import { lockAccount, settleAccount } from "./settle-account.ts";
import { tellCompany, tellOfInvoice } from "./tell-company.ts";

type Ground = Pick<Services, "db" | "config">;

/** Reminds of one invoice what is due today, the fee with it. Whoever comes at the same moment finds it done. */
async function remindOf({ db, config }: Ground, companyId: number, id: number, now: Temporal.Instant): Promise<void> {
  const today = platformToday(now);
  await db.platform.transaction().execute(async (trx) => {
    await lockAccount(trx, companyId);
    const invoice = await trx
      .selectFrom("invoice")
      .select(["number", "owed_ore as owedOre"])
      .select((eb) => eb.fn.coalesce("due_again_on", "due_on").as("dueOn"))
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

/** Reminds of what is unpaid. */
export async function remindUnpaid(ground: Ground, now: Temporal.Instant): Promise<void> {
  const unpaid = await ground.db.platform
    .selectFrom("invoice")
    .select(["id", "company_id"])
    .where("owed_ore", ">", 0)
    .where((eb) => eb(eb.fn.coalesce("due_again_on", "due_on"), "<", platformToday(now)))
    .orderBy("id")
    .execute();
  for (const { id, company_id } of unpaid) await remindOf(ground, company_id, id, now);
}

/** Ends subscriptions that nobody has paid for in so long: what is owed is owed, and no more is added to it. */
export async function endUnpaid({ db, config }: Ground, now: Temporal.Instant): Promise<void> {
  const today = platformToday(now);
  const long = await db.platform
    .selectFrom("billing_account as account")
    .innerJoin("subscription", "subscription.company_id", "account.company_id")
    .innerJoin("company", "company.id", "account.company_id")
    .select(["company.id", "company.name"])
    .where("account.unpaid_due_on", "<=", today.subtract({ days: endedAfterDays }))
    .where("subscription.through_day", "is", null)
    .execute();
  for (const { id, name } of long)
    await db.platform.transaction().execute(async (trx) => {
      await lockAccount(trx, id);
      const ended = await trx
        .updateTable("subscription")
        .set({ through_day: sql`greatest(${today.subtract({ days: 1 })}::date, from_day - 1)` })
        .where("company_id", "=", id)
        .where("through_day", "is", null)
        .returning("company_id")
        .executeTakeFirst();
      if (ended) await tellCompany(trx, config, { companyId: id, said: endedSaid(name, today), now });
    });
}
