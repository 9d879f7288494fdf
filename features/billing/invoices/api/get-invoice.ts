import { selectReadable } from "#features/platform/companies/api/queries.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import { allChains } from "#packages/server/db/database.ts";
import type { AccountActor, Call, Download } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { invoiceWords } from "../i18n/invoices/invoice-words.ts";
import { drawInvoice } from "./invoice-documents/draw-invoice.ts";
import { peppolInvoice } from "./invoice-documents/peppol-invoice.ts";
import { type InvoiceRow, invoiceDocumentOf, selectInvoices } from "./invoice-shape.ts";

const fileNameOf = ({ kind, number }: InvoiceRow, language: Language) =>
  `${invoiceWords(language).t(`fileNames.${kind}`)}-${number}`;

/** Draws the document as a PDF, in the requested language or the one it was issued in. */
async function fileOf(row: InvoiceRow, language = row.language): Promise<Download & { bytes: Buffer }> {
  const bytes = await drawInvoice(invoiceDocumentOf(row), language);
  return { fileName: `${fileNameOf(row, language)}.pdf`, bytes };
}

/** Selects all invoices for an admin, and the invoices of their own companies for a merchant. */
function readableBy(db: Build, actor: AccountActor) {
  const invoices = selectInvoices(db);
  if (actor.role === "ROLE_ADMIN" && !actor.impersonation) return invoices;
  return invoices.where(
    "invoice.company_id",
    "in",
    selectReadable(db, actor).clearSelect().clearOrderBy().select("company.id"),
  );
}

/** Returns an invoice or a credit note by its number, as a PDF. */
export async function getInvoice({ db }: Pick<Services, "db">, { actor, params, query }: Call<"getInvoice">) {
  const [[row]] = await db.read(allChains, (q) => [readableBy(q, actor).where("invoice.number", "=", params.id)]);
  return row ? fileOf(row, query.language) : refuse("NOT_FOUND");
}

/** Returns the document as Peppol XML. Its lines are in the requested language or the one it was issued in. */
export async function getPeppolInvoice(
  { db }: Pick<Services, "db">,
  { actor, params, query }: Call<"getPeppolInvoice">,
) {
  const [[row]] = await db.read(allChains, (q) => [readableBy(q, actor).where("invoice.number", "=", params.id)]);
  if (!row) return refuse("NOT_FOUND");
  const xml = peppolInvoice(invoiceDocumentOf(row), query.language ?? row.language) ?? refuse("NO_PEPPOL_ADDRESS");
  return { fileName: `${fileNameOf(row, row.language)}.xml`, bytes: Buffer.from(xml) };
}

/** Returns the PDF that is attached to a mail. */
export async function invoiceFile({ db }: Pick<Services, "db">, id: number) {
  const [[row]] = await db.read(allChains, (q) => [selectInvoices(q).where("invoice.id", "=", id)]);
  return row ? fileOf(row) : null;
}
