import { tallyPath } from "#packages/ui/theme/wordmark-paths.ts";

/** Draws the product's mark on its tile (`packages/ui/theme/Wordmark.tsx`) as a square PNG. `side`: pixels. */
export async function drawProductMark(colour: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 40 40"><rect width="40" height="40" rx="11" fill="${colour}"/><path d="${tallyPath}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Draws the mark on a full square, which a phone crops to its own shape. */
export async function drawMaskableMark(colour: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-12 -12 64 64"><rect x="-12" y="-12" width="64" height="64" fill="${colour}"/><path d="${tallyPath}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
