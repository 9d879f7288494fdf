const hex = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`);
/** Longest line of quoted-printable, with the `=` of a soft break. */
const longest = 76;
const softBreak = "=\r\n";
/** Stands for itself wherever it comes: short, no `=`, and neither beginning with a dot nor ending in a space. */
const simple = /^(?!\.)[ !-<>-~]{0,60}(?<! )$/;

/**
 * A text as quoted-printable that begins a line and ends with a soft break, so that others stand before and behind it. Line
 * breaks are hard ones; no line begins with a dot, and none is longer than 76.
 */
export function quotedPrintable(text: string): string {
  if (text === "") return "";
  if (simple.test(text)) return text + softBreak;
  const bytes = Buffer.from(text.replace(/\r\n?/g, "\n").toWellFormed());
  let out = "";
  let column = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === 10) {
      out += "\r\n";
      column = 0;
      continue;
    }
    const endsLine = bytes[at + 1] === 10 || at + 1 === bytes.length;
    const isBlank = byte === 32 || byte === 9;
    const isPlain = (byte > 32 && byte < 127 && byte !== 61) || (isBlank && !endsLine);
    const sign = isPlain && !(byte === 46 && column === 0) ? String.fromCharCode(byte) : (hex[byte] as string);
    if (column + sign.length > longest - 1) {
      out += softBreak;
      column = 0;
      // A dot that came to begin a line.
      const first = sign === "." ? (hex[46] as string) : sign;
      out += first;
      column = first.length;
    } else {
      out += sign;
      column += sign.length;
    }
  }
  return column === 0 ? out : out + softBreak;
}

const isAscii = /^[ -~]*$/;
/** Bytes in an encoded word of at most 75 characters. */
const wordBytes = 45;

const encodedWord = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;

/** An unstructured header's text (RFC 2047), folded. It is one line of text, whatever was given. */
export function encodedWords(given: string): string {
  const text = given.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").toWellFormed();
  // What looks like an encoded word is encoded, so that it is read as it was written.
  if (isAscii.test(text) && text.length <= 60 && !text.includes("=?")) return text;
  if (Buffer.byteLength(text) <= wordBytes) return encodedWord(text);
  const words: string[] = [];
  let word = "";
  for (const sign of text) {
    if (Buffer.byteLength(word + sign) > wordBytes) {
      words.push(word);
      word = "";
    }
    word += sign;
  }
  words.push(word);
  return words.map(encodedWord).join("\r\n ");
}

/** A name before an address: quoted, or encoded where it is no ASCII. */
export function phrase(name: string): string {
  const text = name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return isAscii.test(text) && !text.includes("=?") && text.length <= 60
    ? `"${text.replace(/["\\]/g, "\\$&")}"`
    : encodedWords(text);
}
