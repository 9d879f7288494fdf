import { fileURLToPath } from "node:url";
import type { Font } from "fontkit";

/** A drawing that fills its box: the content of an `svg`, and the box. */
export interface Shape {
  body: string;
  box: { x: number; y: number; width: number; height: number };
}

const sets = ["latin", "latin-ext"] as const;
let opened: Promise<Font[]> | undefined;

/** Opens the heaviest type, which has a file for each set of letters. */
export function fonts(): Promise<Font[]> {
  opened ??= import("fontkit").then(({ openSync }) =>
    sets.map((set) =>
      openSync(fileURLToPath(import.meta.resolve(`@fontsource/lato/files/lato-${set}-900-normal.woff`))),
    ),
  );
  return opened;
}

/** Returns the first letters of a name's first two words that the type contains: "Café Ö" gives "CÖ". */
function lettersOf(name: string, availableFonts: Font[]): string {
  const has = (letter: string) => availableFonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .map(([letter = ""]) => letter.toLocaleUpperCase("sv"))
    .filter((letter) => letter !== "" && has(letter))
    .slice(0, 2)
    .join("");
}

/** A ring, for a name in letters that the type lacks. */
const ring: Shape = {
  body: '<circle cx="0" cy="0" r="80" fill="none" stroke="currentColor" stroke-width="40"/>',
  box: { x: -100, y: -100, width: 200, height: 200 },
};

/** Returns a name's initials as outlines, so that the drawing machine needs no installed fonts. */
export async function initialsOf(name: string): Promise<Shape> {
  const availableFonts = await fonts();
  const edges = { left: Number.POSITIVE_INFINITY, right: 0, low: 0, high: 0 };
  let at = 0;
  let body = "";
  for (const letter of lettersOf(name, availableFonts)) {
    const font = availableFonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const { glyphs, positions } = font?.layout(letter) ?? { glyphs: [], positions: [] };
    const [glyph] = glyphs;
    if (!glyph) continue;
    const { bbox } = glyph.path;
    edges.left = Math.min(edges.left, at + bbox.minX);
    edges.right = at + bbox.maxX;
    edges.low = Math.min(edges.low, bbox.minY);
    edges.high = Math.max(edges.high, bbox.maxY);
    body += `<path transform="translate(${at} 0) scale(1 -1)" fill="currentColor" d="${glyph.path.toSVG()}"/>`;
    at += positions[0]?.xAdvance ?? 0;
  }
  if (body === "") return ring;
  return {
    body,
    box: { x: edges.left, y: -edges.high, width: edges.right - edges.left, height: edges.high - edges.low },
  };
}
