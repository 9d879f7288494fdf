/** The used parts of the library, which has no types of its own. */
declare module "fontkit" {
  interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: { path: Path }[]; positions: { xAdvance: number }[] };
  }
  interface Path {
    /** The bounding box in font units, upwards. */
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    toSVG(): string;
  }
  export function create(bytes: Buffer): Font;
  export function openSync(file: string): Font;
}
