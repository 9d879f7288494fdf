import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import { readFont } from "#packages/server/paper/read-font.ts";

export type Weight = "plain" | "bold" | "heavy";

/** The style of a line. */
export interface Style {
  weight?: Weight;
  size: number;
  /** The text colour as `#rrggbb`. */
  ink?: string;
  /** Whether `x` is the left or the right end of the line. */
  align?: "left" | "right";
  /** Keeps digits at equal width, so that columns of amounts align. */
  isFigures?: boolean;
}

const weights: Record<Weight, number> = { plain: 400, bold: 700, heavy: 900 };
/** The product's font first, then fonts for letters it lacks. */
const families = ["lato/files/lato-latin", "lato/files/lato-latin-ext"].concat([
  "arimo/files/arimo-latin-ext",
  "arimo/files/arimo-cyrillic",
  "arimo/files/arimo-greek",
]);

// pdfkit passes features on to fontkit by name, on or off; its own types do not allow this.
const unkerned = { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

function bytesOf(family: string, weight: Weight): Buffer {
  // Arimo has no weight above bold.
  const number = family.startsWith("arimo") ? Math.min(weights[weight], 700) : weights[weight];
  return readFont(fileURLToPath(import.meta.resolve(`@fontsource/${family}-${number}-normal.woff`)));
}

const opened = new Map<string, Font>();
const familyCache = new Map<string, string>();

/** Returns the first font that has a letter, or undefined. Cached, because fonts never change. */
function familyOf(letter: string): string | undefined {
  const family =
    familyCache.get(letter) ?? families.find((each) => fontOf(each).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (family) familyCache.set(letter, family);
  return family;
}

function fontOf(family: string): Font {
  const font = opened.get(family) ?? create(bytesOf(family, "plain"));
  opened.set(family, font);
  return font;
}

/** Returns the font for a letter. A letter in no font loses its accents or becomes a question mark. */
function resolveGlyph(letter: string): { family: string; letter: string } {
  const family = familyOf(letter);
  if (family) return { family, letter };
  const [bare = "?"] = letter.normalize("NFKD");
  return resolveGlyph(bare === letter ? "?" : bare);
}

const featuresFor = (isFigures: boolean) => (isFigures ? unkerned : []);

/**
 * Writes text to a document one line at a time, with the first font that has each letter. The used fonts are embedded.
 */
export class Type {
  readonly #doc: PDFKit.PDFDocument;
  readonly #registered = new Set<string>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  width(text: string, { weight = "plain", size, isFigures = false }: Style): number {
    return this.#parts(text).reduce((sum, part) => {
      this.#take(part.family, weight).fontSize(size);
      return sum + this.#doc.widthOfString(part.text, { features: featuresFor(isFigures) });
    }, 0);
  }

  /** Writes one line with its top at `y`. */
  line(text: string, x: number, y: number, style: Style): void {
    const { weight = "plain", size, ink = "#1c2321", align = "left", isFigures = false } = style;
    const features = featuresFor(isFigures);
    let at = align === "right" ? x - this.width(text, style) : x;
    for (const part of this.#parts(text)) {
      this.#take(part.family, weight).fontSize(size).fillColor(ink);
      const width = this.#doc.widthOfString(part.text, { features });
      // All parts share one baseline, although the fonts' ascents differ.
      this.#doc.text(part.text, at, y + size * 0.987, { lineBreak: false, baseline: "alphabetic", features });
      at += width;
    }
  }

  /** Wraps a text in lines no wider than `width`. A word wider than that is split. */
  wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    for (const word of text
      .split(/[ \t\r\n]+/)
      .filter(Boolean)
      .flatMap((each) => this.#parted(each, width, style))) {
      const line = lines.at(-1);
      const longer = `${line} ${word}`;
      if (line !== undefined && this.width(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.length > 0 ? lines : [""];
  }

  #parted(word: string, width: number, style: Style): string[] {
    if (this.width(word, style) <= width) return [word];
    const parts = [""];
    for (const letter of word) {
      const longer = parts.at(-1) + letter;
      if (parts.at(-1) !== "" && this.width(longer, style) > width) parts.push(letter);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  #parts(text: string): { family: string; text: string }[] {
    const parts: { family: string; text: string }[] = [];
    for (const { family, letter } of [...plain(text)].map(resolveGlyph)) {
      const last = parts.at(-1);
      if (last?.family === family) last.text += letter;
      else parts.push({ family, text: letter });
    }
    return parts;
  }

  #take(family: string, weight: Weight): PDFKit.PDFDocument {
    const name = `${family} ${weight}`;
    if (!this.#registered.has(name)) this.#doc.registerFont(name, bytesOf(family, weight));
    this.#registered.add(name);
    return this.#doc.font(name);
  }
}

/** Composes accents, replaces control characters by spaces, and narrow no-break spaces by plain no-break spaces. */
const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u2009\u202f]/g, "\u00a0")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
