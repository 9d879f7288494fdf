import type { Transaction } from "kysely";
import { readClosedThrough } from "#features/billing/bookkeeping/api/close-months.ts";
import { bookedOn } from "#features/billing/bookkeeping/domain/closed-months.ts";
import { tellOfInvoice } from "#features/billing/invoices/api/tell-of-invoice.ts";
import { lockAccount, settleAccount } from "#features/billing/subscriptions/api/settle-account.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { receivedSaid } from "./messages.ts";

export interface NewPayment {
  companyId: number;
  /** The invoice that the payment refers to; null for none. */
  invoice: { id: number; number: number } | null;
  via: "CARD" | "BANK" | "BY_HAND";
  /** Unique per `via`: a payment with the same reference is not booked again. */
  reference: string;
  receivedOn: Temporal.PlainDate;
  amountOre: number;
  accountId: number | null;
  now: Temporal.Instant;
}

/** Books a payment and settles the company's account. Returns the booking day, or null if it was booked before. */
export async function receivePayment(
  trx: Transaction<DB>,
  config: Config,
  payment: NewPayment,
): Promise<Temporal.PlainDate | null> {
  const { companyId, invoice, now } = payment;
  await lockAccount(trx, companyId);
  const bookedDay = bookedOn(payment.receivedOn, await readClosedThrough(trx));
  const booked = await trx
    .insertInto("payment")
    .values({
      company_id: companyId,
      invoice_id: invoice?.id ?? null,
      via: payment.via,
      reference: payment.reference,
      received_on: payment.receivedOn,
      booked_on: bookedDay,
      amount_ore: payment.amountOre,
      account_id: payment.accountId,
      at: now,
    })
    .onConflict((on) => on.columns(["via", "reference"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!booked) return null;
  await settleAccount(trx, companyId);
  if (invoice) {
    const say = (row: Parameters<typeof receivedSaid>[0]) => receivedSaid(row, payment.amountOre);
    await tellOfInvoice(trx, config, { number: invoice.number, now, say });
  }
  return bookedDay;
}
