import type { Structure } from "#packages/server/paper/structure.ts";
import type { InvoiceDocument, InvoiceTotals } from "../../domain/invoice.ts";
import type { InvoiceWords } from "../../i18n/invoices/invoice-words.ts";
import type { Type } from "./set-text.ts";

/** What all that draws an invoice is given. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  type: Type;
  structure: Structure;
  words: InvoiceWords;
  invoice: InvoiceDocument;
  totals: InvoiceTotals;
  /** PNG; null: the product's own mark. */
  logo: Buffer | null;
}

/** A4 in points, and what stands where on it. */
export const page = { width: 595.28, height: 841.89, margin: 48, right: 547.28, inner: 499.28 };

export const inks = { ink: "#1c2321", faint: "#5d6865", hair: "#dcd9d4", tint: "#f7f2f5", accent: "#6b2452" };

/** A line across, from edge to edge or from `x`. */
export function rule({ doc, structure }: Sheet, y: number, ink: string = inks.hair, x: number = page.margin): void {
  structure.decorate(() => doc.moveTo(x, y).lineTo(page.right, y).lineWidth(0.6).stroke(ink));
}

/** "556016-0680" as it is, an IBAN in fours. */
export const inFours = (text: string) => text.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1\u00a0");
