import { encode } from "uqr";
import type { Area } from "./panel-boxes.ts";

/** Draws a QR code on its own white panel with the required quiet zone; one path, with dark runs as rectangles. */
export function drawCode(doc: PDFKit.PDFDocument, link: string, { x, y, width: side }: Area): void {
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
