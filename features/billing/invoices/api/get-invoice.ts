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

/** The document as a PDF, in the language it was issued in unless another is asked for. */
async function fileOf(row: InvoiceRow, language = row.language): Promise<Download & { bytes: Buffer }> {
  const bytes = await drawInvoice(invoiceDocumentOf(row), language);
  return { fileName: `${fileNameOf(row, language)}.pdf`, bytes };
}

/** An admin's are all, a merchant's those of their companies. */
function readableBy(db: Build, actor: AccountActor) {
  const invoices = selectInvoices(db);
  if (actor.role === "ROLE_ADMIN" && !actor.impersonation) return invoices;
  return invoices.where(
    "invoice.company_id",
    "in",
    selectReadable(db, actor).clearSelect().clearOrderBy().select("company.id"),
  );
}

/** An invoice or a credit note by its number, as a file. */
export async function getInvoice({ db }: Pick<Services, "db">, { actor, params, query }: Call<"getInvoice">) {
  const [[row]] = await db.read(allChains, (q) => [readableBy(q, actor).where("invoice.number", "=", params.id)]);
  return row ? fileOf(row, query.language) : refuse("NOT_FOUND");
}

/** The same for a program, as Peppol has it; its lines in the language it was issued in unless another is asked for. */
export async function getPeppolInvoice(
  { db }: Pick<Services, "db">,
  { actor, params, query }: Call<"getPeppolInvoice">,
) {
  const [[row]] = await db.read(allChains, (q) => [readableBy(q, actor).where("invoice.number", "=", params.id)]);
  if (!row) return refuse("NOT_FOUND");
  const xml = peppolInvoice(invoiceDocumentOf(row), query.language ?? row.language) ?? refuse("NO_PEPPOL_ADDRESS");
  return { fileName: `${fileNameOf(row, row.language)}.xml`, bytes: Buffer.from(xml) };
}

/** The file that goes along with a mail. */
export async function invoiceFile({ db }: Pick<Services, "db">, id: number) {
  const [[row]] = await db.read(allChains, (q) => [selectInvoices(q).where("invoice.id", "=", id)]);
  return row ? fileOf(row) : null;
}
