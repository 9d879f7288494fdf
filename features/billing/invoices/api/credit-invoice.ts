import { lockAccount, settleAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Buyer, Seller } from "../domain/invoice.ts";
import { invoiceDocumentOf, selectInvoices } from "./invoice-shape.ts";
import { keepInvoice } from "./keep-invoice.ts";
import { creditNoteSaid } from "./messages.ts";
import { tellOfInvoice } from "./tell-of-invoice.ts";

/**
 * Cancels a complete invoice with a credit note; the invoice itself never changes. An invoice can be credited only once
 * (ALREADY_CREDITED). Its payments then cover other debts or remain as credit.
 */
export async function creditInvoice({ db, config }: Services, call: Call<"creditInvoice">) {
  const { params, body, actor, realNow: now } = call;
  const number = params.id;
  return db.inPlatform(async (trx) => {
    const invoiceQuery = selectInvoices(trx).where("invoice.number", "=", number).where("invoice.kind", "=", "INVOICE");
    const { company_id: companyId } = (await invoiceQuery.executeTakeFirst()) ?? refuse("NOT_FOUND");
    await lockAccount(trx, companyId);
    const row = await invoiceQuery.executeTakeFirstOrThrow();
    if (row.credited_ore > 0) refuse("ALREADY_CREDITED");
    const today = platformToday(now);
    const note = await keepInvoice(trx, {
      companyId,
      period: row.period,
      issuedOn: today,
      dueOn: today,
      now,
      language: row.language,
      seller: row.seller as unknown as Seller,
      buyer: row.buyer as unknown as Buyer,
      lines: invoiceDocumentOf(row).lines,
      credits: { id: row.id, accountId: actor.accountId, reason: body.reason },
    });
    await trx.updateTable("invoice").set({ credited_ore: row.total_ore }).where("id", "=", row.id).execute();
    await settleAccount(trx, companyId);
    const subject = `company ${companyId}`;
    await auditPlatform(trx, { accountId: actor.accountId, act: "credit-invoice", subject, detail: { number, note } });
    await tellOfInvoice(trx, config, { number: note, now, say: creditNoteSaid });
    return { number: note };
  });
}
