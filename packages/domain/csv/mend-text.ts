import type { CsvFault } from "./read-csv.ts";
import { decodeIn, decodeStrictUtf8 } from "./text-encodings.ts";

const windowsBytes = new Map(
  Array.from({ length: 128 }, (_, at) => [decodeIn("windows-1252", Uint8Array.of(at + 128)), at + 128]),
);
/** The byte of a character that was read as Windows-1252, or as Latin-1 with its control characters. */
const byteOf = (character: string) => windowsBytes.get(character) ?? character.charCodeAt(0);

/** UTF-8 that was read as Windows-1252: the lead byte of a letter or sign of western Europe, and those after it. */
const twiceEncoded =
  /[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[\u0080\u0082€‚][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g;
const lost = "\ufffd";
/** Control-Z, with which MS-DOS ends a text. */
const endMark = "\u001a";

/** Whether a database filled its fields up with zeros. A text of mostly zeros is none. */
function isPadded(text: string): boolean {
  const zeros = text.match(/\0/g)?.length ?? 0;
  return zeros > 0 && zeros < text.length / 3;
}

const decodeAgain = (text: string) => decodeStrictUtf8(Uint8Array.from(text, byteOf)) ?? text;

const linesWith = (text: string, isFaulty: (line: string) => boolean) =>
  text.split(/\r\n|\r|\n/).flatMap((line, at) => (isFaulty(line) ? [at + 1] : []));

/**
 * Mends a decoded text: letters that were encoded twice ("Ã¥") are read once more, marks of encoding inside the text, zeros
 * that fill fields up, and the end mark of MS-DOS are left out. Reports the lines of mended letters, and of letters that are lost for good.
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
