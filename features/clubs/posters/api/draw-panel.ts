import type { Structure } from "#packages/server/paper/structure.ts";
import { drawCode } from "./draw-code.ts";
import { layPanel } from "./lay-panel.ts";
import type { Area, Box } from "./panel-boxes.ts";
import type { Poster } from "./poster.ts";

/** The colours of a sheet. */
export interface Inks {
  /** The sheet's colour; null for unprinted paper. */
  sheet: string | null;
  words: string;
  accent: string;
}

/** The context for drawing one face. */
export interface Panel {
  doc: PDFKit.PDFDocument;
  structure: Structure;
  poster: Poster;
  inks: Inks;
}

/** Draws one face. An upright face has its address on a strip that extends into the bleed. */
export function drawPanel(panel: Panel, area: Area, bleed: number): void {
  const { doc, structure, poster, inks } = panel;
  const boxes = layPanel({ doc, poster, ratio: ratioOf(poster.logo) }, area);
  structure.decorate(() => {
    if (inks.sheet) drawRings(doc, inks.words, area);
    const address = boxes.find((box) => box.kind === "text" && box.role === "address");
    if (address && area.height >= area.width) drawStrip(panel, area, bleed, address);
  });
  for (const box of boxes) drawBox(panel, box);
}

/** Reads width by height from a PNG's header; 1 without a logo. */
const ratioOf = (png: Buffer | null) => (png ? png.readUInt32BE(16) / png.readUInt32BE(20) : 1);

function drawBox(panel: Panel, box: Box): void {
  const { doc, structure, poster } = panel;
  if (box.kind === "text") drawText(panel, box);
  else if (box.kind === "code")
    structure.write("Figure", () => drawCode(doc, poster.link, box), { alt: poster.address });
  else structure.write("Figure", () => drawLogo(panel, box), { alt: poster.name });
}

function drawText({ doc, structure, inks }: Panel, box: Extract<Box, { kind: "text" }>): void {
  const { role, fitted, align, x, y, width } = box;
  const { text, face, size } = fitted;
  if (role === "offer") structure.decorate(() => drawTick(doc, inks.accent, { ...box, x: x - size * 1.3 }, size));
  structure.write(role === "headline" ? "H1" : "P", () => {
    doc.font(face).fontSize(size);
    doc.fillColor(role === "headline" || role === "name" ? inks.accent : inks.words).text(text, x, y, { width, align });
  });
}

/** Draws the logo; on a coloured sheet, it has a white plate. */
function drawLogo({ doc, poster, inks }: Panel, { x, y, width, height }: Area): void {
  const inset = inks.sheet ? Math.min(width, height) * 0.08 : 0;
  if (inks.sheet) doc.roundedRect(x, y, width, height, inset).fill("#ffffff");
  const fit: [number, number] = [width - 2 * inset, height - 2 * inset];
  if (poster.logo) doc.image(poster.logo, x + inset, y + inset, { fit, align: "center", valign: "center" });
}

function drawTick(doc: PDFKit.PDFDocument, ink: string, { x, y }: Area, size: number): void {
  const middle = y + size * 0.62;
  doc.moveTo(x + size * 0.08, middle).lineTo(x + size * 0.36, middle + size * 0.28);
  doc.lineTo(x + size * 0.86, middle - size * 0.34);
  doc
    .lineWidth(size * 0.14)
    .lineCap("round")
    .lineJoin("round")
    .stroke(ink);
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

/** Draws the strip under the address: shaded on a coloured sheet, one line on white paper. */
function drawStrip({ doc, inks }: Panel, area: Area, bleed: number, address: Area): void {
  const edge = area.y + area.height;
  const top = edge - 2 * (edge - address.y - address.height / 2);
  if (inks.sheet)
    doc
      .save()
      .fillOpacity(0.14)
      .rect(area.x - bleed, top, area.width + 2 * bleed, edge - top + bleed)
      .fill(inks.words)
      .restore();
  else
    doc
      .moveTo(address.x, top)
      .lineTo(address.x + address.width, top)
      .lineWidth(1)
      .stroke(inks.accent);
}
