import type { Structure } from "#packages/server/paper/structure.ts";
import type { InvoiceDocument, InvoiceTotals } from "../../domain/invoice.ts";
import type { InvoiceWords } from "../../i18n/invoices/invoice-words.ts";
import type { Type } from "./set-text.ts";

/** Everything the functions that draw an invoice need. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  type: Type;
  structure: Structure;
  words: InvoiceWords;
  invoice: InvoiceDocument;
  totals: InvoiceTotals;
  /** A PNG; null for the product's own mark. */
  logo: Buffer | null;
}

/** A4 and its margins in points. */
export const page = { width: 595.28, height: 841.89, margin: 48, right: 547.28, inner: 499.28 };

export const inks = { ink: "#1c2321", faint: "#5d6865", hair: "#dcd9d4", tint: "#f7f2f5", accent: "#6b2452" };

/** Draws a horizontal line to the right margin, from the left margin or from `x`. */
export function rule({ doc, structure }: Sheet, y: number, ink: string = inks.hair, x: number = page.margin): void {
  structure.decorate(() => doc.moveTo(x, y).lineTo(page.right, y).lineWidth(0.6).stroke(ink));
}

/** Groups an IBAN in fours with no-break spaces. */
export const inFours = (text: string) => text.replace(/\s/g, "").replace(/(.{4})(?=.)/g, "$1\u00a0");
