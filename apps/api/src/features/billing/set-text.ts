import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";

export type Weight = "plain" | "bold" | "heavy";
export type Ink = string;

/** How a line is set. */
export interface Style {
  weight?: Weight;
  size: number;
  ink?: Ink;
  /** Where `x` is of the line. */
  align?: "left" | "right";
  /** Digits keep their width, so that columns of amounts stand. */
  isFigures?: boolean;
}

const weights: Record<Weight, number> = { plain: 400, bold: 700, heavy: 900 };
/** Ours first; then letters of names that ours has not. */
const families = ["lato/files/lato-latin", "lato/files/lato-latin-ext"].concat([
  "arimo/files/arimo-latin-ext",
  "arimo/files/arimo-cyrillic",
  "arimo/files/arimo-greek",
]);

// pdfkit hands on to fontkit what its own types do not know: a feature by name, on or off.
const unkerned = { kern: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];

const fileOf = (family: string, weight: Weight) => {
  // Arimo has nothing heavier than bold.
  const number = family.startsWith("arimo") ? Math.min(weights[weight], 700) : weights[weight];
  return fileURLToPath(import.meta.resolve(`@fontsource/${family}-${number}-normal.woff`));
};

const featuresFor = (isFigures: boolean) => (isFigures ? unkerned : []);

/** Type on the pages of a document: one line at a time, each letter by the first font that has it. Fonts are embedded as used. */
export class Type {
  readonly #doc: PDFKit.PDFDocument;
  readonly #opened = new Map<string, Font>();
  readonly #families = new Map<string, string>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    for (const family of families)
      for (const weight of Object.keys(weights) as Weight[])
        doc.registerFont(`${family} ${weight}`, fileOf(family, weight));
  }

  width(text: string, { weight = "plain", size, isFigures = false }: Style): number {
    return this.#parts(text).reduce((sum, part) => {
      this.#doc.font(`${part.family} ${weight}`).fontSize(size);
      return sum + this.#doc.widthOfString(part.text, { features: featuresFor(isFigures) });
    }, 0);
  }

  /** Sets one line, `y` being its top. */
  line(text: string, x: number, y: number, style: Style): void {
    const { weight = "plain", size, ink = "#1c2321", align = "left", isFigures = false } = style;
    const features = featuresFor(isFigures);
    let at = align === "right" ? x - this.width(text, style) : x;
    for (const part of this.#parts(text)) {
      this.#doc.font(`${part.family} ${weight}`).fontSize(size).fillColor(ink);
      const width = this.#doc.widthOfString(part.text, { features });
      // All stand on one baseline, though fonts rise to different heights.
      this.#doc.text(part.text, at, y + size * 0.987, { lineBreak: false, baseline: "alphabetic", features });
      at += width;
    }
  }

  /** A text in lines no wider than `width`; a word that is wider alone is parted. */
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
    for (const { family, letter } of [...plain(text)].map((one) => this.#found(one))) {
      const last = parts.at(-1);
      if (last?.family === family) last.text += letter;
      else parts.push({ family, text: letter });
    }
    return parts;
  }

  /** Who has a letter; what nobody has stands without its marks, or as a question mark. */
  #found(letter: string): { family: string; letter: string } {
    const known = this.#families.get(letter);
    if (known) return { family: known, letter };
    const family = families.find((each) => this.#open(each).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (family) {
      this.#families.set(letter, family);
      return { family, letter };
    }
    const [bare = "?"] = letter.normalize("NFKD");
    return this.#found(bare === letter ? "?" : bare);
  }

  #open(family: string): Font {
    const font = this.#opened.get(family) ?? openSync(fileOf(family, "plain"));
    this.#opened.set(family, font);
    return font;
  }
}

/** Composed, without control characters; narrow spaces that do not break are plain ones that do not. */
const plain = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u2009\u202f]/g, "\u00a0")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
