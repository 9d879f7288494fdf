export type Face = "plain" | "heavy";

/** A text with the size at which it fits its box. Lengths are points. */
export interface FittedText {
  text: string;
  face: Face;
  size: number;
  height: number;
}

export interface Limits {
  face: Face;
  /** The largest font size, and the smallest one, at which a text is shortened. */
  size: number;
  smallest: number;
  width: number;
  lines: number;
}

/** Shrinks a text until it fits a width and a number of lines; a longer text ends in an ellipsis. */
export function fitText(doc: PDFKit.PDFDocument, text: string, limits: Limits): FittedText {
  const { face, size, smallest, width, lines } = limits;
  doc.font(face);
  const fits = (words: string, at: number) =>
    linesOf(doc, words, at, width) <= lines && widestWord(doc, words, at) <= width;
  let fitted = size;
  while (fitted > smallest && !fits(text, fitted)) fitted = Math.max(smallest, fitted * 0.96);
  let candidate = text;
  for (let length = text.length - 1; length > 0 && !fits(candidate, fitted); length -= 1)
    candidate = `${text.slice(0, length).trimEnd()}…`;
  const height = doc.fontSize(fitted).heightOfString(candidate, { width });
  return { text: candidate, face, size: fitted, height };
}

/** Fits several texts at one size: the largest at which each fits. */
export function fitTogether(doc: PDFKit.PDFDocument, texts: readonly string[], limits: Limits): FittedText[] {
  const size = Math.min(...texts.map((text) => fitText(doc, text, limits).size));
  return texts.map((text) => fitText(doc, text, { ...limits, size, smallest: size }));
}

const linesOf = (doc: PDFKit.PDFDocument, text: string, size: number, width: number) =>
  Math.round(doc.fontSize(size).heightOfString(text, { width }) / doc.currentLineHeight(true));

/** Where a line may break; in an address, after a hyphen or a slash. */
const breaks = /\s+|(?<=[-/])/;

const widestWord = (doc: PDFKit.PDFDocument, text: string, size: number) =>
  Math.max(...text.split(breaks).map((word) => doc.fontSize(size).widthOfString(word)));
