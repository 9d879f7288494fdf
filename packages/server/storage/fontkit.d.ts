/** The parts of the library that the product uses; the library has no types of its own. */
declare module "fontkit" {
  interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: { path: Path }[]; positions: { xAdvance: number }[] };
  }
  interface Path {
    /** The bounding box in font units; y increases upwards. */
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    toSVG(): string;
  }
  export function create(bytes: Buffer): Font;
  export function openSync(file: string): Font;
}
