import type { Font } from "fontkit";
import { fonts } from "./draw-letters.ts";

interface Room {
  width: number;
  /** The largest size of the type in pixels; it is reduced until the text fits. */
  size: number;
  lines: number;
}

/** Lines of type as outlines, with the first line's top at 0: the content of an `svg`, and its height. */
export interface SetType {
  body: string;
  height: number;
}

const leading = 1.14;
const smallest = 20;

/** Splits a word by font; omits letters that no font has. */
function partsOf(word: string, availableFonts: readonly Font[]): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const letter of word) {
    const font = availableFonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = parts.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) parts.push({ font, text: letter });
  }
  return parts;
}

/** Draws a word's outlines from 0 for an em of 1; also returns its width. */
function drawWord(word: string, availableFonts: readonly Font[]): SetWord {
  let at = 0;
  let body = "";
  for (const { font, text } of partsOf(word, availableFonts)) {
    const { glyphs, positions } = font.layout(text);
    for (const [place, { path }] of glyphs.entries()) {
      body += `<path transform="translate(${at.toFixed(4)} 0) scale(${1 / font.unitsPerEm} ${-1 / font.unitsPerEm})" d="${path.toSVG()}"/>`;
      at += (positions[place]?.xAdvance ?? 0) / font.unitsPerEm;
    }
  }
  return { body, width: at };
}

type SetWord = { body: string; width: number };

const space = 0.24;

/** Breaks words into lines of at most `width` ems; null if a single word is wider. */
function inLines(words: readonly SetWord[], width: number): SetWord[][] | null {
  const lines: SetWord[][] = [];
  let remainingWidth = 0;
  for (const word of words) {
    if (word.width > width) return null;
    const line = lines.at(-1);
    if (line && remainingWidth >= space + word.width) {
      line.push(word);
      remainingWidth -= space + word.width;
    } else {
      lines.push([word]);
      remainingWidth = width - word.width;
    }
  }
  return lines;
}

/**
 * Sets a text in the heaviest type, as large as the space allows; omits text that does not fit at the smallest size.
 */
export async function setType(text: string, { width, size, lines }: Room): Promise<SetType> {
  const availableFonts = await fonts();
  const words = text
    .split(/\s+/)
    .map((word) => drawWord(word, availableFonts))
    .filter((word) => word.width > 0);
  for (let em = size; em >= smallest; em *= 0.94) {
    const set = inLines(words, width / em);
    if (set && set.length <= lines) return drawn(set, em);
  }
  const fits = words.filter((word) => word.width <= width / smallest);
  return drawn((inLines(fits, width / smallest) ?? []).slice(0, lines), smallest);
}

function drawn(lines: readonly SetWord[][], em: number): SetType {
  let body = "";
  for (const [row, line] of lines.entries()) {
    let at = 0;
    for (const word of line) {
      body += `<g transform="translate(${(at * em).toFixed(2)} ${((row * leading + 0.8) * em).toFixed(2)}) scale(${em.toFixed(3)})">${word.body}</g>`;
      at += word.width + space;
    }
  }
  return { body, height: lines.length * leading * em };
}
