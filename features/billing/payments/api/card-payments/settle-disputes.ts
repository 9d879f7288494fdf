import { sql, type Transaction } from "kysely";
import { selectInvoices } from "#features/billing/invoices/api/invoice-shape.ts";
import { tellOfInvoice } from "#features/billing/invoices/api/tell-of-invoice.ts";
import { invoiceWords } from "#features/billing/invoices/i18n/invoices/invoice-words.ts";
import { settleAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import type { Said } from "#features/billing/subscriptions/api/tell-company.ts";
import { billingPhrases } from "#features/billing/subscriptions/i18n/billing-letters/phrases.ts";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import type { CardDispute } from "#packages/domain/card-payments.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { chargedBackOre, dueAgainOn, learnDisputes } from "../../domain/card-disputes.ts";
import { chargedBackSaid, disputeSaid } from "./messages.ts";
import { type ChargeRow, readDisputes } from "./queries.ts";

/** A successful charge with its current refund. */
export type PaidCharge = ChargeRow & { intent: string };

/** Mails the admins, because the platform has to answer the bank in time. */
async function tellPlatform(trx: Transaction<DB>, config: Config, composeMessage: Said, now: Temporal.Instant) {
  const admins = await trx
    .selectFrom("account")
    .select(["email", sql<Language>`language`.as("language")])
    .where("is_admin", "=", true)
    .orderBy("id")
    .execute();
  for (const { email: to, language } of admins) {
    const { label, ...words } = composeMessage({ ...invoiceWords(language), t: billingPhrases(language) });
    const letter = { ...words, button: { label, url: officeLink(config, "/invoices") } };
    await sendPlatformMail(trx, config, { kind: "BILLING", to, language, letter, now });
  }
}

const findInvoice = (trx: Transaction<DB>, id: number) =>
  selectInvoices(trx).where("invoice.id", "=", id).executeTakeFirstOrThrow();

/** Books the change in chargebacks since the last report, on today's date. Returns the additional amount in öre. */
async function bookChargeback(trx: Transaction<DB>, row: PaidCharge, disputes: CardDispute[], now: Temporal.Instant) {
  const paid = await trx
    .selectFrom("payment")
    .select(["id", "charged_back_ore"])
    .where("via", "=", "CARD")
    .where("reference", "=", row.intent)
    .executeTakeFirstOrThrow();
  const chargebackOre = chargedBackOre({ amountOre: row.amount_ore, refundedOre: row.refunded_ore }, disputes);
  const more = chargebackOre - paid.charged_back_ore;
  if (more === 0) return 0;
  const today = platformToday(now);
  await trx
    .insertInto("payment_chargeback")
    .values({ payment_id: paid.id, booked_on: today, amount_ore: more, at: now })
    .execute();
  await trx.updateTable("payment").set({ charged_back_ore: chargebackOre }).where("id", "=", paid.id).execute();
  if (more > 0) {
    const { issued_on: issuedOn, due_on: dueOn } = await findInvoice(trx, row.invoice_id);
    await trx
      .updateTable("invoice")
      .set({ due_again_on: dueAgainOn({ issuedOn, dueOn }, today) })
      .where("id", "=", row.invoice_id)
      .execute();
  }
  await settleAccount(trx, row.company_id);
  return more;
}

/**
 * Applies the reported disputes of a charge, in any order and number. Nothing is owed again before the bank decides.
 * The caller holds the account's lock and has booked the payment.
 */
export async function settleDisputes(
  trx: Transaction<DB>,
  config: Config,
  { row, heard, now }: { row: PaidCharge; heard: readonly CardDispute[]; now: Temporal.Instant },
): Promise<void> {
  const storedDisputes = await readDisputes(trx, row.id);
  const disputes = learnDisputes(storedDisputes, heard);
  if (disputes.length === 0) return;
  for (const { dispute, state, amountOre } of disputes) {
    await trx
      .insertInto("card_dispute")
      .values({ dispute, charge_id: row.id, amount_ore: amountOre, state, heard_at: now })
      .onConflict((on) => on.column("dispute").doUpdateSet({ state, amount_ore: amountOre, heard_at: now }))
      .execute();
  }
  const more = await bookChargeback(trx, row, disputes, now);
  const invoice = await findInvoice(trx, row.invoice_id);
  for (const cardDispute of disputes) {
    const before = storedDisputes.find(({ dispute }) => dispute === cardDispute.dispute);
    if (before?.state !== cardDispute.state) await tellPlatform(trx, config, disputeSaid(invoice, cardDispute), now);
  }
  if (more > 0 && invoice.owed_ore > 0)
    await tellOfInvoice(trx, config, { number: row.number, now, say: (owed) => chargedBackSaid(owed, more) });
}
