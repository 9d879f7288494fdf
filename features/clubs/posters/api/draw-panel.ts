import { encode } from "uqr";
import type { Structure } from "#packages/server/paper/structure.ts";
import type { Poster } from "./poster.ts";

/** An area of the sheet, in points. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The context for drawing one face. */
export interface Panel {
  doc: PDFKit.PDFDocument;
  structure: Structure;
  poster: Poster;
  ink: string;
}

type Words = { font: "plain" | "heavy"; size: number; align?: "center" | "left"; lineGap?: number };

/** Writes text from a height on, as large as fits the width in the given lines; returns its lower end. */
function write(doc: PDFKit.PDFDocument, text: string, at: Area, { font, size, align = "left", lineGap = 0 }: Words) {
  const lines = Math.max(1, Math.floor(at.height / (size * 1.2)));
  let fitted = size;
  doc.font(font);
  while (fitted > 6 && heightOf(doc, text, at.width, fitted, lineGap) > lines * size * 1.25) fitted *= 0.94;
  while (fitted > 6 && longestWord(doc, text, fitted) > at.width) fitted *= 0.94;
  doc.fontSize(fitted).text(text, at.x, at.y, { width: at.width, align, lineGap });
  return doc.y;
}

const heightOf = (doc: PDFKit.PDFDocument, text: string, width: number, size: number, lineGap: number) =>
  doc.fontSize(size).heightOfString(text, { width, lineGap });

const longestWord = (doc: PDFKit.PDFDocument, text: string, size: number) =>
  Math.max(...text.split(/\s+/).map((word) => doc.fontSize(size).widthOfString(word)));

/** Draws the logo or else the name; returns its lower end. */
function drawName({ doc, structure, poster, ink }: Panel, at: Area, align: "center" | "left"): number {
  const { logo, name } = poster;
  if (!logo) {
    const words = { font: "heavy", size: at.height * 0.5, align } as const;
    return structure.write("P", () => write(doc.fillColor(ink), name, at, words));
  }
  const left = align === "center" ? at.x + (at.width - at.height) / 2 : at.x;
  const inset = at.height * 0.1;
  const fit: [number, number] = [at.height - 2 * inset, at.height - 2 * inset];
  const drawLogo = () => {
    doc.roundedRect(left, at.y, at.height, at.height, 8).fill("#ffffff");
    doc.image(logo, left + inset, at.y + inset, { fit, align: "center", valign: "center" });
  };
  structure.write("Figure", drawLogo, { alt: name });
  return at.y + at.height;
}

/** Draws the code on its own white panel with the required quiet zone; one path, with dark runs as rectangles. */
function drawCode(doc: PDFKit.PDFDocument, link: string, { x, y, width: side }: Omit<Area, "height">): void {
  const { data, size } = encode(link, { ecc: "Q", border: 4 });
  const module = side / size;
  doc.roundedRect(x, y, side, side, module * 2).fill("#ffffff");
  data.forEach((row, line) => {
    let start = -1;
    for (let column = 0; column <= row.length; column += 1) {
      if (row[column] && start < 0) start = column;
      if (row[column] || start < 0) continue;
      doc.rect(x + start * module, y + line * module, (column - start) * module, module);
      start = -1;
    }
  });
  doc.fill("#000000");
}

/** Draws each offer with a tick; returns the lower end. */
function drawOffers(panel: Panel, at: Area, size: number): void {
  let { y } = at;
  for (const offer of panel.poster.offers)
    y = panel.structure.write("P", () => drawOffer(panel, offer, { ...at, y }, size));
}

function drawOffer({ doc, ink }: Panel, offer: string, at: Area, size: number): number {
  const { y } = at;
  const middle = y + size * 0.62;
  doc.moveTo(at.x, middle).lineTo(at.x + size * 0.28, middle + size * 0.28);
  doc.lineTo(at.x + size * 0.78, middle - size * 0.34);
  doc
    .lineWidth(size * 0.14)
    .lineCap("round")
    .lineJoin("round")
    .stroke(ink);
  doc.fillColor(ink);
  const room = { x: at.x + size * 1.25, y, width: at.width - size * 1.25, height: size * 2.5 };
  return write(doc, offer, room, { font: "plain", size }) + size * 0.4;
}

/** Draws faint rings, like a stamp's, over the corner of a face. */
function drawRings(doc: PDFKit.PDFDocument, ink: string, { x, y, width, height }: Area): void {
  const radius = Math.max(width, height) * 0.34;
  doc.save().rect(x, y, width, height).clip();
  for (const part of [1, 0.84, 0.62]) doc.circle(x + width * 0.92, y + height * 0.1, radius * part);
  doc
    .lineWidth(radius * 0.06)
    .strokeOpacity(0.1)
    .stroke(ink);
  doc.restore();
}

/**
 * Draws the address on a shaded strip along the lower edge, for people who type it; the strip extends into the bleed.
 */
function drawAddress({ doc, structure, poster, ink }: Panel, at: Area, bleed: number): void {
  structure.decorate(() =>
    doc
      .save()
      .fillOpacity(0.14)
      .rect(at.x - bleed, at.y, at.width + 2 * bleed, at.height + bleed)
      .fill(ink)
      .restore(),
  );
  const size = at.height * 0.36;
  const room = { x: at.x + at.width * 0.06, y: at.y + at.height * 0.3, width: at.width * 0.88, height: size * 1.3 };
  const words = { font: "heavy", size, align: "center" } as const;
  structure.write("P", () => write(doc.fillColor(ink), poster.address, room, words));
}

/** Draws one face: upright with the code in the middle, or in landscape with the code next to the words. */
export function drawPanel(panel: Panel, area: Area): void {
  if (area.width > area.height) drawWide(panel, area);
  else drawUpright(panel, area);
}

/** Draws the code; screen readers name it by its address. */
function drawLink({ doc, structure, poster }: Panel, at: Omit<Area, "height">): void {
  structure.write("Figure", () => drawCode(doc, poster.link, at), { alt: poster.address });
}

function drawHeadline({ doc, structure, poster, ink }: Panel, at: Area, words: Words): number {
  return structure.write("H1", () => write(doc.fillColor(ink), poster.headline, at, words));
}

function drawUpright(panel: Panel, { x, y, width, height }: Area): void {
  const { doc, structure, poster, ink } = panel;
  const margin = width * 0.09;
  const inner = { x: x + margin, width: width - 2 * margin };
  const side = width * 0.54;
  const band = height * 0.075;
  structure.decorate(() => drawRings(doc, ink, { x, y, width, height }));
  const named = drawName(panel, { ...inner, y: y + height * 0.06, height: height * 0.08 }, "center");
  const headed = drawHeadline(
    panel,
    { ...inner, y: named + height * 0.02, height: height * 0.12 },
    { font: "heavy", size: width * 0.14, align: "center" },
  );
  const top = headed + height * 0.025;
  drawLink(panel, { x: x + (width - side) / 2, y: top, width: side });
  const line = width * 0.045;
  const words = { font: "heavy", size: line, align: "center" } as const;
  let scanned = top + side + height * 0.025;
  for (const text of poster.scan.split("\n")) {
    const room = { ...inner, y: scanned, height: line * 1.3 };
    scanned = structure.write("P", () => write(doc.fillColor(ink), text, room, words));
  }
  const size = width * 0.036;
  const widest = Math.max(...poster.offers.map((offer) => doc.font("plain").fontSize(size).widthOfString(offer)));
  const listed = Math.min(inner.width, widest + size * 1.5);
  const offers = { x: x + (width - listed) / 2, y: scanned + height * 0.022, width: listed, height: height * 0.12 };
  drawOffers(panel, offers, size);
  drawAddress(panel, { x, y: y + height - band, width, height: band }, x);
}

function drawWide(panel: Panel, { x, y, width, height }: Area): void {
  const { doc, structure, poster, ink } = panel;
  const margin = height * 0.12;
  const side = height - 2 * margin;
  const words = { x: x + margin, width: width - side - 3 * margin };
  const named = drawName(panel, { ...words, y: y + margin, height: height * 0.16 }, "left");
  const headed = drawHeadline(
    panel,
    { ...words, y: named + height * 0.03, height: height * 0.2 },
    { font: "heavy", size: height * 0.15 },
  );
  drawLink(panel, { x: x + width - margin - side, y: y + margin, width: side });
  const size = height * 0.056;
  drawOffers(panel, { ...words, y: headed + height * 0.04, height: height * 0.2 }, size);
  const address = { ...words, y: y + height - margin - size, height: size * 1.4 };
  structure.write("P", () => write(doc.fillColor(ink), poster.address, address, { font: "heavy", size }));
}
