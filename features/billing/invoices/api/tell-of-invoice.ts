import type { Transaction } from "kysely";
import { type Said, tellCompany } from "#features/billing/subscriptions/api/tell-company.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { type InvoiceRow, selectInvoices } from "./invoice-shape.ts";

/** Mails a company with an invoice or credit note attached, to its invoice address. */
export async function tellOfInvoice(
  trx: Transaction<DB>,
  config: Config,
  { number, now, say }: { number: number; now: Temporal.Instant; say: (invoice: InvoiceRow) => Said },
): Promise<void> {
  const invoice = await selectInvoices(trx).where("invoice.number", "=", number).executeTakeFirstOrThrow();
  const { email = "" } = invoice.buyer as { email?: string };
  await tellCompany(trx, config, {
    companyId: invoice.company_id,
    invoice: { id: invoice.id, email, language: invoice.language },
    composeMessage: say(invoice),
    now,
  });
}
