import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { readFont } from "#packages/server/paper/read-font.ts";
import { structureOf, taggedPdf, unmarked } from "#packages/server/paper/structure.ts";
import { pdfBytes } from "#packages/server/storage/pdf-bytes.ts";
import { inkOn } from "#packages/ui/theme/colour.ts";
import { posterBleed, posterSizes } from "../domain/posters.ts";
import { type Area, drawPanel, type Panel } from "./draw-panel.ts";
import type { Poster } from "./poster.ts";

const points = (millimetres: number) => (millimetres / 25.4) * 72;
const font = (weight: 400 | 900) =>
  readFont(fileURLToPath(import.meta.resolve(`@fontsource/lato/files/lato-latin-${weight}-normal.woff`)));

/** Draws a print-ready poster: vectors, embedded fonts, a bleed, and the cut size in the file (TrimBox). */
export async function drawPoster(poster: Poster): Promise<Buffer> {
  const { format, colour, headline, language } = poster;
  const [width, height] = [points(posterSizes[format].width), points(posterSizes[format].height)];
  const bleed = points(posterBleed);
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
  structure.decorate(() => doc.rect(0, 0, width + 2 * bleed, height + 2 * bleed).fill(colour));
  const ink = inkOn(colour);
  const sheet = { x: bleed, y: bleed, width, height };
  const panel: Panel = { doc, structure, poster, ink };
  if (format === "TENT") drawTent(panel, sheet);
  else drawPanel(panel, sheet);
  doc.end();
  return bytes;
}

/**
 * Draws three faces: the upper one upside down, to be read from behind; the lowest is the tent's base. A screen reader
 * reads one face.
 */
function drawTent(panel: Panel, { x, y, width, height }: Area): void {
  const { doc, structure } = panel;
  const face = { x, y, width, height: height / 3 };
  structure.decorate(() => {
    doc.save().rotate(180, { origin: [x + width / 2, y + face.height / 2] });
    drawPanel({ ...panel, structure: unmarked }, face);
    doc.restore();
  });
  drawPanel(panel, { ...face, y: y + face.height });
  structure.decorate(() => drawFolds(panel, { x, y, width, height }));
}

function drawFolds({ doc, ink }: Panel, { x, y, width, height }: Area): void {
  for (const fold of [1, 2])
    for (const [from, to] of [
      [0, x],
      [x + width, 2 * x + width],
    ] as const)
      doc
        .moveTo(from, y + (fold * height) / 3)
        .lineTo(to, y + (fold * height) / 3)
        .lineWidth(0.5)
        .stroke(ink);
}
