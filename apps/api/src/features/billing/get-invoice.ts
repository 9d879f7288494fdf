import { invoiceWords } from "@stammis/i18n/invoices/invoice-words";
import type { Build } from "../../db/build.ts";
import type { AccountActor, Call, Download } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { selectReadable } from "../companies/queries.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { type InvoiceRow, invoiceDocumentOf, selectInvoices } from "./invoice-shape.ts";

/** The document as a PDF, in the language it was issued in unless another is asked for. */
async function fileOf(row: InvoiceRow, language = row.language): Promise<Download & { bytes: Buffer }> {
  const document = invoiceDocumentOf(row);
  const name = `${invoiceWords(language).t(`fileNames.${document.kind}`)}-${document.number}`;
  return { fileName: `${name}.pdf`, bytes: await drawInvoice(document, language) };
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
  const [[row]] = await db.readAll((q) => [readableBy(q, actor).where("invoice.number", "=", params.id)]);
  return row ? fileOf(row, query.language) : refuse("NOT_FOUND");
}

/** The file that goes along with a mail. */
export async function invoiceFile({ db }: Pick<Services, "db">, id: number) {
  const [[row]] = await db.readAll((q) => [selectInvoices(q).where("invoice.id", "=", id)]);
  return row ? fileOf(row) : null;
}
