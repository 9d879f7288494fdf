import type { Language } from "#packages/domain/translations/languages.ts";
import { structureOf, taggedPdf, unmarked } from "#packages/server/paper/structure.ts";
import { pdfBytes } from "#packages/server/storage/pdf-bytes.ts";
import type { InvoiceDocument } from "../../domain/invoice.ts";
import { totalsOf } from "../../domain/vat.ts";
import { invoiceWords } from "../../i18n/invoices/invoice-words.ts";
import { drawFoot, footHeight } from "./draw-invoice-foot.ts";
import { drawContinued, drawHead } from "./draw-invoice-head.ts";
import {
  drawHeadings,
  drawRow,
  drawSums,
  headingsHeight,
  repeatHeadings,
  rowsOf,
  sumsHeight,
} from "./draw-invoice-lines.ts";
import { page, type Sheet } from "./invoice-sheet.ts";
import { setPages } from "./set-pages.ts";

/** The space between the invoice lines and the foot, in points. */
const air = 18;

/**
 * Draws an invoice or a credit note as a PDF on A4, in the reader's language. `logo` is a PNG; without one the
 * product's mark is used.
 */
export async function drawInvoice(
  invoice: InvoiceDocument,
  language: Language,
  logo: Buffer | null = null,
): Promise<Buffer> {
  // The PDF library is loaded lazily, because it is large and most servers draw no invoice on a given day.
  const [{ default: PDFDocument }, { Type }] = await Promise.all([import("pdfkit"), import("./set-text.ts")]);
  const words = invoiceWords(language);
  const title = `${words.t(`titles.${invoice.kind}`)} ${invoice.number}`;
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: language,
    ...taggedPdf,
    // Buffers all pages, because the foot needs the page count.
    bufferPages: true,
    info: {
      Title: `${title}, ${invoice.seller.name}`,
      Author: invoice.seller.name,
      Creator: "Stammis",
      CreationDate: new Date(`${invoice.issuedOn}T12:00:00Z`),
    },
  });
  const bytes = pdfBytes(doc);
  const structure = structureOf(doc);
  drawPages({ doc, type: new Type(doc), structure, words, invoice, totals: totalsOf(invoice.lines), logo });
  doc.end();
  return bytes;
}

function drawPages(sheet: Sheet): void {
  const { doc, structure, words } = sheet;
  const rows = rowsOf(sheet);
  const footTop = page.height - footHeight(sheet) - air;
  const roomBelow = (y: number) => footTop - y - headingsHeight;
  const first = drawHead(sheet);
  const next = page.margin + 28;
  const pages = setPages({
    rows: rows.map(({ height }) => height),
    firstRoom: roomBelow(first),
    nextRoom: roomBelow(next),
    ending: sumsHeight(sheet),
  });
  structure.group("Table", () => {
    for (const [at, places] of pages.entries()) {
      if (at > 0) {
        doc.addPage({ size: [page.width, page.height], margin: 0 });
        structure.decorate(() => drawContinued(sheet));
      }
      let y = at > 0 ? repeatHeadings(sheet, next) : drawHeadings(sheet, first);
      for (const row of places.flatMap((place) => rows[place] ?? [])) y = drawRow(sheet, row, y);
      if (at === pages.length - 1) drawSums(sheet, y);
    }
  });
  for (const [at] of pages.entries()) {
    doc.switchToPage(at);
    const pageOf = words.t("page", { page: String(at + 1), pages: String(pages.length) });
    // A screen reader reads only the last page's foot; the feet are identical.
    if (at === pages.length - 1) drawFoot(sheet, pageOf);
    else structure.decorate(() => drawFoot({ ...sheet, structure: unmarked }, pageOf));
  }
}
