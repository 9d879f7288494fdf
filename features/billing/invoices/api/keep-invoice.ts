import { sql, type Transaction } from "kysely";
import { ocrOf } from "#features/billing/payments/domain/ocr.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Buyer, InvoiceLine, Seller } from "../domain/invoice.ts";
import { totalsOf } from "../domain/vat.ts";
import { keptLineFor } from "./invoice-shape.ts";

/** A line with the credit purchase it charges, if any. */
export type KeptLine = InvoiceLine & { bought?: { chainId: number; id: number } };

export interface NewInvoice {
  companyId: number;
  period: Temporal.PlainDate;
  issuedOn: Temporal.PlainDate;
  dueOn: Temporal.PlainDate;
  now: Temporal.Instant;
  language: Language;
  seller: Seller;
  buyer: Buyer;
  lines: readonly KeptLine[];
  /** The invoice to credit, the account that credits it and the reason; null for an invoice. */
  credits: { id: number; accountId: number; reason: string } | null;
}

/** Takes the next number. Concurrent issuers wait for this transaction to commit, so no number is skipped. */
async function takeNumber(trx: Transaction<DB>): Promise<number> {
  const { number } = await trx
    .updateTable("invoice_series")
    .set({ next_number: sql`next_number + 1` })
    .returning(sql<number>`next_number - 1`.as("number"))
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** Stores an invoice or a credit note permanently. Returns its number. */
export async function keepInvoice(trx: Transaction<DB>, made: NewInvoice): Promise<number> {
  const number = await takeNumber(trx);
  const { netOre, vatOre, totalOre } = totalsOf(made.lines);
  const { id } = await trx
    .insertInto("invoice")
    .values({
      number,
      kind: made.credits ? "CREDIT_NOTE" : "INVOICE",
      company_id: made.companyId,
      period: made.period,
      credits_id: made.credits?.id ?? null,
      account_id: made.credits?.accountId ?? null,
      reason: made.credits?.reason ?? "",
      issued_at: made.now,
      issued_on: made.issuedOn,
      due_on: made.dueOn,
      ocr: ocrOf(number),
      language: made.language,
      seller: sql`${JSON.stringify(made.seller)}::jsonb`,
      buyer: sql`${JSON.stringify(made.buyer)}::jsonb`,
      net_ore: netOre,
      vat_ore: vatOre,
      total_ore: totalOre,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = made.lines.map(({ for: what, bought, ...line }, at) => ({
    invoice_id: id,
    place: at + 1,
    what: keptLineFor(what),
    net_ore: line.netOre,
    vat_permille: line.vatPermille,
    sms_chain_id: bought?.chainId ?? null,
    sms_purchase_id: bought?.id ?? null,
  }));
  await trx.insertInto("invoice_line").values(rows).execute();
  return number;
}
