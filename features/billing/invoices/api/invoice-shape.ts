import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { dayOf } from "#features/platform/companies/api/subscribing-shape.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { JsonValue } from "#packages/server/db/types.ts";
import type { Buyer, InvoiceDocument, InvoiceLineFor, Seller } from "../domain/invoice.ts";

/** Selects issued invoices and credit notes with their lines. Runs as the platform's role. */
export function selectInvoices(db: Build) {
  return db
    .selectFrom("invoice")
    .leftJoin("invoice as credited", "credited.id", "invoice.credits_id")
    .select([
      "invoice.id",
      "invoice.company_id",
      "invoice.number",
      "invoice.kind",
      "invoice.period",
      "invoice.language",
    ])
    .select([
      "invoice.issued_on",
      "invoice.due_on",
      "invoice.due_again_on",
      "invoice.ocr",
      "invoice.seller",
      "invoice.buyer",
    ])
    .select(["invoice.net_ore", "invoice.vat_ore", "invoice.total_ore", "invoice.reason"])
    .select(["invoice.fees_ore", "invoice.credited_ore", "invoice.owed_ore"])
    .select(["credited.number as credits_number", "credited.issued_on as credits_issued_on"])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("invoice_line as line")
          .select(["line.what", "line.net_ore", "line.vat_permille"])
          .whereRef("line.invoice_id", "=", "invoice.id")
          .orderBy("line.place"),
      ).as("lines"),
    );
}

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>["execute"]>>[number];

/** Returns the buyer's company name and the seller's bankgiro, as mails state them. */
export const namesOf = ({ seller, buyer }: Pick<InvoiceRow, "seller" | "buyer">) => ({
  company: String((buyer as { name?: string }).name ?? ""),
  bankgiro: String((seller as { bankgiro?: string }).bankgiro ?? ""),
});

/** Serialises the subject of a line as JSON, with days as text. */
export const keptLineFor = (what: InvoiceLineFor) => sql<JsonValue>`${JSON.stringify(what)}::jsonb`;

function lineForOf(value: unknown): InvoiceLineFor {
  const what = value as InvoiceLineFor;
  return what.kind === "SMS" ? { ...what, boughtOn: dayOf(String(what.boughtOn)) } : what;
}

/** Builds the document from its row. */
export function invoiceDocumentOf(row: InvoiceRow): InvoiceDocument {
  return {
    kind: row.kind,
    number: row.number,
    credits:
      row.credits_number !== null && row.credits_issued_on !== null
        ? { number: row.credits_number, issuedOn: row.credits_issued_on }
        : null,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    period: row.period,
    ocr: row.ocr,
    seller: row.seller as unknown as Seller,
    buyer: row.buyer as unknown as Buyer,
    lines: row.lines.map(({ what, net_ore, vat_permille }) => ({
      for: lineForOf(what),
      netOre: Number(net_ore),
      vatPermille: vat_permille,
    })),
  };
}
