import { readClosedThrough } from "#features/billing/bookkeeping/api/close-months.ts";
import { bookedOn } from "#features/billing/bookkeeping/domain/closed-months.ts";
import { tellOfInvoice } from "#features/billing/invoices/api/tell-of-invoice.ts";
import { lockAccount, readAccount, settleAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import { repayableOre } from "#features/billing/subscriptions/domain/company-account.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { kronorFromOre, oreFromKronor } from "#packages/domain/money.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { repaidSaid } from "./messages.ts";

/** Books a repayment by bank transfer of a payment for an invoice that was credited or overpaid. */
export async function bookRepayment({ db, config }: Services, call: Call<"bookRepayment">) {
  const { params, body, actor, realNow: now } = call;
  const amount = oreFromKronor(body.amount);
  const amountOre = amount.ok ? amount.ore : refuse("INVALID_INPUT");
  const repaidOn = Temporal.PlainDate.from(body.repaidOn);
  const isToCome = Temporal.PlainDate.compare(repaidOn, platformToday(now)) > 0;
  refuseFields({ repaidOn: isToCome ? "DATE_IN_FUTURE" : null });
  return db.inPlatform(async (trx) => {
    const invoiceQuery = trx
      .selectFrom("invoice")
      .select(["id", "number", "company_id"])
      .where("number", "=", params.id)
      .where("kind", "=", "INVOICE");
    const { id, number, company_id: companyId } = (await invoiceQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
    const { accountId } = actor;
    await lockAccount(trx, companyId);
    const same = trx.selectFrom("repayment").select("id").where("company_id", "=", companyId);
    const booked = await same.where("reference", "=", body.reference).executeTakeFirst();
    refuseFields({ reference: booked ? "ALREADY_BOOKED" : null });
    const { invoices, received, account } = await readAccount(trx, companyId);
    const invoice = invoices.find((each) => each.id === id) ?? refuse("NOT_FOUND");
    const repayable = repayableOre(invoice, received, account);
    if (repayable === 0) refuse("NOTHING_TO_REPAY");
    refuseFields({ amount: amountOre > repayable ? "MORE_THAN_REPAYABLE" : null });
    const bookedDay = bookedOn(repaidOn, await readClosedThrough(trx));
    await trx
      .insertInto("repayment")
      .values({
        company_id: companyId,
        invoice_id: id,
        reference: body.reference,
        repaid_on: repaidOn,
        booked_on: bookedDay,
        amount_ore: amountOre,
        account_id: accountId,
        at: now,
      })
      .execute();
    await settleAccount(trx, companyId);
    const detail = { number, ore: amountOre };
    await auditPlatform(trx, { accountId, act: "book-repayment", subject: `company ${companyId}`, detail });
    await tellOfInvoice(trx, config, { number, now, say: (row) => repaidSaid(row, amountOre) });
    return { repayable: kronorFromOre(repayable - amountOre), bookedOn: bookedDay.toString() };
  });
}
