import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { Area } from "./panel-boxes.ts";

/** A text or code on a page, in points from the upper left corner. */
export interface Printed extends Area {
  text: string;
}

const wasmBinary = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({ overrides: { wasmBinary: wasmBinary.buffer as ArrayBuffer } });

export const openPdf = (bytes: Buffer) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

const scale = 1.5;

async function renderPage(page: PDFPageProxy) {
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext("2d");
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Returns the share of a page that is not white, 0 to 1. */
export async function inkShare(page: PDFPageProxy): Promise<number> {
  const { data } = await renderPage(page);
  let inked = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 740) inked += 1;
  return inked / (data.length / 4);
}

/** Decodes the codes on a page, as a phone in front of it would. */
export async function readCodes(page: PDFPageProxy): Promise<Printed[]> {
  const image = await renderPage(page);
  const barcodes = await readBarcodes(image as never, { formats: ["QRCode"], maxNumberOfSymbols: 4 });
  return barcodes.map(({ text, position }) => {
    const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
    const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
    return { text, x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale };
  });
}

/** The extent of Lato's letters above and below the base line, as a share of the size. */
const [ascent, descent] = [0.74, 0.21];

/** Reads the lines of a page, upright or upside down. */
export async function readLines(page: PDFPageProxy): Promise<Printed[]> {
  const [, , , pageHeight = 0] = page.view;
  const { items } = await page.getTextContent();
  const lines: Printed[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [turned = 0, , , , x = 0, base = 0] = item.transform as number[];
    const [size, isUpright] = [Math.abs(turned), turned > 0];
    const part: Printed = {
      text: item.str,
      x: isUpright ? x : x - item.width,
      y: pageHeight - base - (isUpright ? ascent : descent) * size,
      width: item.width,
      height: (ascent + descent) * size,
    };
    const line = lines.at(-1);
    if (line && continues(line, part, size)) lines[lines.length - 1] = join(line, part);
    else lines.push(part);
  }
  return lines;
}

/** Returns whether a part follows on the same line, after a space at most. */
function continues(line: Printed, part: Printed, size: number): boolean {
  const distance = Math.max(part.x - line.x - line.width, line.x - part.x - part.width);
  return Math.abs(line.y - part.y) < 0.1 && Math.abs(line.height - part.height) < 0.1 && distance < size;
}

function join(line: Printed, part: Printed): Printed {
  const x = Math.min(line.x, part.x);
  const width = Math.max(line.x + line.width, part.x + part.width) - x;
  return { ...line, x, width, text: `${line.text} ${part.text}` };
}

/** Returns the pairs of areas that overlap by more than a tenth of a point. */
export function findOverlaps(areas: readonly Printed[]): [string, string][] {
  return areas.flatMap((one, at) =>
    areas
      .slice(at + 1)
      .filter((other) => doOverlap(one, other))
      .map((other): [string, string] => [one.text, other.text]),
  );
}

const doOverlap = (a: Area, b: Area) =>
  a.x + a.width > b.x + 0.1 && b.x + b.width > a.x + 0.1 && a.y + a.height > b.y + 0.1 && b.y + b.height > a.y + 0.1;

/** Returns the texts that are not completely inside an area. */
export const findOutside = (areas: readonly Printed[], { x, y, width, height }: Area): string[] =>
  areas
    .filter((a) => a.x < x || a.y < y || a.x + a.width > x + width || a.y + a.height > y + height)
    .map(({ text }) => text);
