import { byteLines, guessEncoding, guessSingleByte } from "./guess-encoding.ts";
import { decodeIn, decodeStrictUtf8, type TextEncoding } from "./text-encodings.ts";

/** A file's text, its encoding, and whether that encoding is certain. */
export interface DecodedText {
  text: string;
  encoding: TextEncoding;
  isSure: boolean;
}

/** Decodes UTF-8 line by line. Invalid lines are decoded in their likeliest single-byte encoding. */
function decodeUtf8Lines(bytes: Uint8Array): string {
  return byteLines(bytes)
    .map((line) => decodeStrictUtf8(line) ?? decodeIn(guessSingleByte(line).encoding, line))
    .join("");
}

/** Reads a file in the chosen encoding, else in the likeliest: UTF-8, UTF-16, Windows-1252, CP850 or Mac Roman. */
export function decodeFile(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const guess = chosen ? { encoding: chosen, isSure: true } : guessEncoding(bytes);
  const text =
    guess.encoding === "utf-8" ? (decodeStrictUtf8(bytes) ?? decodeUtf8Lines(bytes)) : decodeIn(guess.encoding, bytes);
  return { ...guess, text: text.replace(/^\uFEFF/, "") };
}

/** Decodes a file in its likeliest encoding. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string {
  return decodeFile(new Uint8Array(bytes)).text;
}

/** Returns non-ASCII words of the lines, decoded in an encoding, so that a person can choose between encodings. */
export function sampleWords(lines: readonly Uint8Array[], encoding: TextEncoding, count = 4): string[] {
  const words = lines.slice(0, 200).flatMap((line) => decodeIn(encoding, line).match(/[^\s;,"\t|]+/g) ?? []);
  return [...new Set(words.filter((word) => /[^\0-\x7f]/.test(word)))].slice(0, count);
}
