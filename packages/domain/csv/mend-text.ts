import type { CsvFault } from "./read-csv.ts";
import { decodeIn, decodeStrictUtf8 } from "./text-encodings.ts";

const windowsBytes = new Map(
  Array.from({ length: 128 }, (_, at) => [decodeIn("windows-1252", Uint8Array.of(at + 128)), at + 128]),
);
/** Returns the byte of a character that was decoded as Windows-1252, or as Latin-1 with control characters. */
const byteOf = (character: string) => windowsBytes.get(character) ?? character.charCodeAt(0);

/**
 * Matches UTF-8 that was read as Windows-1252: the lead byte of a western European letter or sign, and its continuation
 * bytes.
 */
const twiceEncoded =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[\u0080\u0082€‚][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g;
const lost = "\ufffd";
/** Control-Z, the end mark of MS-DOS texts. */
const endMark = "\u001a";

/** Whether a database padded its fields with zeros. A text of mostly zeros does not count. */
function isPadded(text: string): boolean {
  const zeros = text.match(/\0/g)?.length ?? 0;
  return zeros > 0 && zeros < text.length / 3;
}

const decodeAgain = (text: string) => decodeStrictUtf8(Uint8Array.from(text, byteOf)) ?? text;

const linesWith = (text: string, isFaulty: (line: string) => boolean) =>
  text.split(/\r\n|\r|\n/).flatMap((line, at) => (isFaulty(line) ? [at + 1] : []));

/**
 * Repairs doubly encoded letters ("Ã¥") in decoded text. Removes inner byte order marks, padding zeros and the MS-DOS
 * end mark. Reports the lines of repaired letters and of letters lost for good.
 */
export function mendText(text: string): { text: string; faults: CsvFault[] } {
  const filled = isPadded(text) ? text.replaceAll("\0", "") : text;
  const plain = (filled.trimEnd().endsWith(endMark) ? filled.trimEnd().slice(0, -1) : filled).replaceAll("\ufeff", "");
  const mended = plain.replace(twiceEncoded, decodeAgain);
  const mendedLines =
    mended === plain ? [] : linesWith(plain, (line) => line.replace(twiceEncoded, decodeAgain) !== line);
  const lostLines = plain.includes(lost) ? linesWith(plain, (line) => line.includes(lost)) : [];
  return {
    text: mended,
    faults: [
      ...mendedLines.map((line) => ({ fault: "TWICE_ENCODED" as const, line })),
      ...lostLines.map((line) => ({ fault: "LOST_LETTER" as const, line })),
    ],
  };
}
