import { decodeIn, decodeStrictUtf8, type TextEncoding } from "./text-encodings.ts";

/** The single-byte encodings, the likeliest first. */
export const singleByteEncodings = ["windows-1252", "cp850", "macintosh"] as const satisfies readonly TextEncoding[];
type SingleByteEncoding = (typeof singleByteEncodings)[number];

/** An encoding and its certainty. */
export interface EncodingGuess {
  encoding: TextEncoding;
  /** Whether no other encoding is nearly as likely. */
  isSure: boolean;
}

/** How strongly a character indicates an encoding: its frequency in Swedish, French and English registers. */
const weights: readonly (readonly [RegExp, number])[] = [
  [/[åäöÅÄÖ]/, 3],
  [/[éÉ]/, 3],
  [/[èêëàâçùûüîïôøæœñáíóßÈÊÀÇÔØÆÜ]/, 2],
  [/[’–—“”€\u00a0]/, 1],
  [/\p{L}/u, 0],
  [/[«»´`·°§£½…•©®²³]/, 0],
];
const unlikely = -4;

function weightOf(character: string): number {
  return weights.find(([pattern]) => pattern.test(character))?.[1] ?? unlikely;
}

/** Scores a decoded text: the weights of its non-ASCII characters, minus a penalty for capitals inside words. */
function scoreOf(text: string): number {
  const foreign = text.match(/[^\0-\x7f]/g) ?? [];
  const capitals = text.match(/(?<=\p{Ll})(?=[^\0-\x7f])\p{Lu}/gu) ?? [];
  return foreign.reduce((sum, character) => sum + weightOf(character), 0) + unlikely * capitals.length;
}

/** The maximum number of bytes of non-ASCII lines that are read to judge an encoding. */
const judgedBytes = 200_000;

/** Thresholds of a certain guess: about two common letters, and half as much again as the next encoding. */
const enoughScore = 6;
const clearLead = 1.5;

/** Returns the single-byte encoding that gives the likeliest text. */
export function guessSingleByte(bytes: Uint8Array): EncodingGuess & { encoding: SingleByteEncoding } {
  const sample = bytes.subarray(0, judgedBytes);
  const scored = singleByteEncodings
    .map((encoding) => ({ encoding, score: scoreOf(decodeIn(encoding, sample)) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored as [(typeof scored)[0], (typeof scored)[0]];
  const isSure = best.score >= enoughScore && best.score >= clearLead * second.score;
  return { encoding: best.encoding, isSure };
}

/** Detects UTF-16 without a byte order mark: western European text has a zero in nearly every second byte. */
function utf16Without(bytes: Uint8Array): TextEncoding | null {
  const sample = bytes.subarray(0, 4_000);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > 0.6 && even < 0.1) return "utf-16le";
  return even > 0.6 && odd < 0.1 ? "utf-16be" : null;
}

/**
 * Guesses the encoding of western European text: from its byte order mark, from valid bytes, else from the likeliest
 * letters.
 */
export function guessEncoding(bytes: Uint8Array): EncodingGuess {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { encoding: "utf-16le", isSure: true };
  if (first === 0xfe && second === 0xff) return { encoding: "utf-16be", isSure: true };
  const utf16 = utf16Without(bytes);
  if (utf16) return { encoding: utf16, isSure: true };
  if (decodeStrictUtf8(bytes) !== null) return { encoding: "utf-8", isSure: true };
  const foreign = foreignLines(bytes);
  return isMostlyUtf8(foreign) ? { encoding: "utf-8", isSure: true } : guessSingleByte(joined(foreign));
}

/** Splits a file into lines of bytes, each with its line break. */
export function byteLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    lines.push(bytes.subarray(start, end < 0 ? undefined : end + 1));
    start = end < 0 ? bytes.length : end + 1;
  }
  return lines;
}

/** Returns the lines outside ASCII, as only they distinguish encodings. */
export const foreignLines = (bytes: Uint8Array): Uint8Array[] =>
  byteLines(bytes).filter((line) => line.some((byte) => byte >= 0x80));

/** Whether most lines are valid UTF-8. A file may be joined from two sources or cut inside a letter. */
function isMostlyUtf8(lines: readonly Uint8Array[]): boolean {
  const valid = lines.filter((line) => decodeStrictUtf8(line) !== null).length;
  return valid > 0 && valid >= lines.length - valid;
}

function joined(lines: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(lines.reduce((length, line) => length + line.length, 0));
  let at = 0;
  for (const line of lines) {
    bytes.set(line, at);
    at += line.length;
  }
  return bytes;
}
