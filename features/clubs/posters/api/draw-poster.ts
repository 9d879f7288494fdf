import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { readFont } from "#packages/server/paper/read-font.ts";
import { structureOf, taggedPdf, unmarked } from "#packages/server/paper/structure.ts";
import { pdfBytes } from "#packages/server/storage/pdf-bytes.ts";
import { inkOn, readable, toOklch } from "#packages/ui/theme/colour.ts";
import { posterBleed, posterSizes } from "../domain/posters.ts";
import { drawPanel, type Inks, type Panel } from "./draw-panel.ts";
import { fitText } from "./fit-text.ts";
import type { Area } from "./panel-boxes.ts";
import type { Poster } from "./poster.ts";

const points = (millimetres: number) => (millimetres / 25.4) * 72;
const font = (weight: 400 | 900) =>
  readFont(fileURLToPath(import.meta.resolve(`@fontsource/lato/files/lato-latin-${weight}-normal.woff`)));

const bleed = points(posterBleed);

function inksOf({ background, colour }: Poster): Inks {
  if (background === "COLOUR") return { sheet: colour, words: inkOn(colour), accent: inkOn(colour) };
  return { sheet: null, words: "#1f1f1f", accent: readable(toOklch(colour), ["#ffffff"], -0.01, 4.5) };
}

/** Draws a print-ready poster: vectors, embedded fonts, a bleed, and the cut size in the file (TrimBox). */
export async function drawPoster(poster: Poster): Promise<Buffer> {
  const { format, headline, language } = poster;
  const [width, height] = [points(posterSizes[format].width), points(posterSizes[format].height)];
  const doc = new PDFDocument({
    size: [width + 2 * bleed, height + 2 * bleed],
    margin: 0,
    lang: language,
    ...taggedPdf,
    info: { Title: `${headline}: ${poster.name}`, Author: poster.name, Creator: "Stammis" },
  });
  const bytes = pdfBytes(doc);
  Object.assign(doc.page.dictionary.data, { TrimBox: [bleed, bleed, bleed + width, bleed + height] });
  doc.registerFont("plain", font(400)).registerFont("heavy", font(900));
  const structure = structureOf(doc);
  const inks = inksOf(poster);
  const sheet = { x: bleed, y: bleed, width, height };
  const panel: Panel = { doc, structure, poster, inks };
  if (format === "TENT") drawTent(panel, sheet);
  else {
    paintSheet(panel, { x: 0, y: 0, width: width + 2 * bleed, height: height + 2 * bleed });
    drawPanel(panel, sheet, bleed);
  }
  doc.end();
  return bytes;
}

function paintSheet({ doc, structure, inks: { sheet } }: Panel, { x, y, width, height }: Area): void {
  if (sheet) structure.decorate(() => doc.rect(x, y, width, height).fill(sheet));
}

/**
 * Draws three faces: the upper one upside down, to be read from behind; the lowest is the tent's base, which stays
 * white. A screen reader reads one face.
 */
function drawTent(panel: Panel, { x, y, width, height }: Area): void {
  const { doc, structure } = panel;
  const face = { x, y, width, height: height / 3 };
  paintSheet(panel, { x: 0, y: 0, width: width + 2 * x, height: y + 2 * face.height });
  structure.decorate(() => {
    doc.save().rotate(180, { origin: [x + width / 2, y + face.height / 2] });
    drawPanel({ ...panel, structure: unmarked }, face, bleed);
    doc.restore();
  });
  drawPanel(panel, { ...face, y: y + face.height }, bleed);
  drawBase(panel, { ...face, y: y + 2 * face.height });
  structure.decorate(() => drawFolds(panel, { x, y, width, height }));
}

/** Writes on the base how to fold the tent. */
function drawBase({ doc, structure, poster }: Panel, { x, y, width, height }: Area): void {
  const inner = { x: x + width * 0.15, width: width * 0.7 };
  const { text, face, size, ...fitted } = fitText(doc, poster.fold, {
    ...inner,
    face: "plain",
    size: 12,
    smallest: 8,
    lines: 3,
  });
  structure.write("P", () => {
    const top = y + (height - fitted.height) / 2;
    doc
      .font(face)
      .fontSize(size)
      .fillColor("#595959")
      .text(text, inner.x, top, { width: inner.width, align: "center" });
  });
}

function drawFolds({ doc, inks }: Panel, { x, y, width, height }: Area): void {
  for (const fold of [1, 2])
    for (const [from, to] of [
      [0, x],
      [x + width, 2 * x + width],
    ] as const)
      doc
        .moveTo(from, y + (fold * height) / 3)
        .lineTo(to, y + (fold * height) / 3)
        .lineWidth(0.5)
        .stroke(fold === 1 ? inks.words : "#1f1f1f");
}
