import { byteLines, guessEncoding, guessSingleByte } from "./guess-encoding.ts";
import { decodeIn, decodeStrictUtf8, type TextEncoding } from "./text-encodings.ts";

/** A file's text, the encoding it was read in, and whether another encoding is nearly as likely. */
export interface DecodedText {
  text: string;
  encoding: TextEncoding;
  isSure: boolean;
}

/** UTF-8 line by line; lines that are none are read in their likeliest encoding of one byte a character. */
function decodeUtf8Lines(bytes: Uint8Array): string {
  return byteLines(bytes)
    .map((line) => decodeStrictUtf8(line) ?? decodeIn(guessSingleByte(line).encoding, line))
    .join("");
}

/** Reads a file's text in the chosen encoding, or in its likeliest one: UTF-8, UTF-16, Windows-1252, CP850 or Mac Roman. */
export function decodeFile(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const guess = chosen ? { encoding: chosen, isSure: true } : guessEncoding(bytes);
  const text =
    guess.encoding === "utf-8" ? (decodeStrictUtf8(bytes) ?? decodeUtf8Lines(bytes)) : decodeIn(guess.encoding, bytes);
  return { ...guess, text: text.replace(/^\uFEFF/, "") };
}

/** The text of a file in its likeliest encoding. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string {
  return decodeFile(new Uint8Array(bytes)).text;
}

/** Words of lines outside ASCII as an encoding reads them, for a person to choose by. */
export function sampleWords(lines: readonly Uint8Array[], encoding: TextEncoding, count = 4): string[] {
  const words = lines.slice(0, 200).flatMap((line) => decodeIn(encoding, line).match(/[^\s;,"\t|]+/g) ?? []);
  return [...new Set(words.filter((word) => /[^\0-\x7f]/.test(word)))].slice(0, count);
}
