import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { Language } from "#packages/domain/translations/languages.ts";
import { readFont } from "./read-font.ts";
import { type Structure, structureOf, taggedPdf } from "./structure.ts";

const font = (weight: 400 | 900) =>
  readFont(fileURLToPath(import.meta.resolve(`@fontsource/lato/files/lato-latin-${weight}-normal.woff`)));

/** A line of a document: a labelled line, or a paragraph without a label. */
export interface PaperLine {
  label?: string;
  text: string;
}

/** A document to print on A4, with as many pages as needed. */
export interface Paper {
  language: Language;
  title: string;
  /** The author, in the file's metadata and above the title. */
  author: string;
  lead: readonly PaperLine[];
  sections: readonly { title: string; lines: readonly PaperLine[] }[];
  /** Returns the footer of a page. */
  foot: (page: number, pages: number) => string;
}

const margin = 56;
const labelWidth = 120;
const ink = "#1b1b1f";
const quiet = "#5c5c66";

/** Starts a new page if less than `height` remains on the current one, in points of 1/72 inch. */
function room(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}

function drawLine(doc: PDFKit.PDFDocument, structure: Structure, { label, text }: PaperLine): void {
  const lineWidth = doc.page.width - 2 * margin;
  doc.font("plain").fontSize(10);
  if (label === undefined) {
    structure.write("P", () => doc.fillColor(ink).text(text, margin, doc.y, { width: lineWidth, lineGap: 2 }));
    doc.moveDown(0.6);
    return;
  }
  room(doc, 30);
  structure.write("P", () => {
    const top = doc.y;
    doc.fillColor(quiet).text(label, margin, top, { width: labelWidth - 12, lineGap: 2 });
    const labelled = doc.y;
    const page = doc.page;
    doc.fillColor(ink).text(text, margin + labelWidth, top, { width: lineWidth - labelWidth, lineGap: 2 });
    if (doc.page === page) doc.y = Math.max(doc.y, labelled);
  });
  doc.moveDown(0.35);
}

/** Draws a document as a PDF with embedded fonts; the output is the same on every machine. */
export async function drawPaper({ language, title, author, lead, sections, foot }: Paper): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: margin, left: margin, right: margin, bottom: margin + 24 },
    bufferPages: true,
    lang: language,
    ...taggedPdf,
    info: { Title: title, Author: author, Creator: "Stammis" },
  });
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
  });
  doc.registerFont("plain", font(400)).registerFont("heavy", font(900));
  const structure = structureOf(doc);
  structure.write("P", () => doc.font("plain").fontSize(10).fillColor(quiet).text(author));
  structure.write("H1", () => doc.font("heavy").fontSize(22).fillColor(ink).text(title));
  doc.moveDown(0.6);
  for (const line of lead) drawLine(doc, structure, line);
  for (const section of sections) {
    room(doc, 90);
    doc.moveDown(0.6).font("heavy").fontSize(13).fillColor(ink);
    if (section.title) {
      structure.write("H2", () => doc.text(section.title, margin, doc.y));
      doc.moveDown(0.4);
    }
    for (const line of section.lines) drawLine(doc, structure, line);
  }
  drawFeet(doc, structure, foot);
  doc.end();
  return bytes;
}

function drawFeet(doc: PDFKit.PDFDocument, structure: Structure, foot: Paper["foot"]): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // Text below the margin would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const at = doc.page.height - margin;
    doc.font("plain").fontSize(9).fillColor(quiet);
    const place = { width: doc.page.width - 2 * margin, align: "right", lineBreak: false } as const;
    structure.decorate(() => doc.text(foot(page + 1, count), margin, at, place));
  }
}
