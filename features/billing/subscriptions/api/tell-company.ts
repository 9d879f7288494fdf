import type { Transaction } from "kysely";
import { type InvoiceWords, invoiceWords } from "#features/billing/invoices/i18n/invoices/invoice-words.ts";
import type { Letter } from "#features/messages/letters/api/render-letter.ts";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { selectMerchants } from "#features/platform/companies/api/queries.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { type BillingPhrases, billingPhrases } from "../i18n/billing-letters/phrases.ts";

/** The phrases of a language, with its formats for amounts in öre, days and months. */
type BillingWords = Pick<InvoiceWords, "day" | "month" | "money"> & { t: BillingPhrases };

/** A message, written in each reader's language. */
export type Said = (words: BillingWords) => Omit<Letter, "button"> & { label: string };

export interface Telling {
  companyId: number;
  /** The document to attach as a PDF. */
  invoice?: { id: number; email: string; language: Language };
  composeMessage: Said;
  /** The target of the message's button; the company's billing page by default. */
  leadsTo?: string;
  now: Temporal.Instant;
}

/** Mails a company's merchants, each in their language, and its invoice address, which may belong to an outsider. */
export async function tellCompany(trx: Transaction<DB>, config: Config, telling: Telling): Promise<void> {
  const { companyId, invoice, composeMessage, leadsTo = "/billings/details", now } = telling;
  const merchants = await selectMerchants(trx, companyId).execute();
  const isElse = invoice && invoice.email !== "" && !merchants.some(({ email }) => email === invoice.email);
  const readers = isElse ? [...merchants, { email: invoice.email, language: invoice.language }] : merchants;
  const url = officeLink(config, leadsTo);
  for (const { email: to, language } of readers) {
    const { label, ...words } = composeMessage({ ...invoiceWords(language), t: billingPhrases(language) });
    const letter = { ...words, button: { label, url } };
    await sendPlatformMail(trx, config, { kind: "BILLING", to, language, letter, now, invoiceId: invoice?.id ?? null });
  }
}
