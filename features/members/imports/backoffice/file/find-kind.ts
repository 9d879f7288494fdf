/** The kinds of file, recognised by content and not by name. */
export const fileKinds = ["TEXT", "XLSX", "OLD_EXCEL", "PROTECTED", "OPEN_DOCUMENT", "WEB_PAGE", "OTHER"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Decodes each byte as one character, to search for signatures and names. */
const asLatin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** Signatures of files without a table: PDF, RTF, pictures, archives, databases. */
const otherSignatures = [
  "%PDF",
  "{\\rtf",
  "\x89PNG",
  "\xff\xd8\xff",
  "GIF8",
  "RIFF",
  "\x1f\x8b",
  "7z\xbc\xaf",
  "Rar!",
  "SQLite",
];
const textOfOthers = /^(?:BEGIN:VCARD|ID;P|\{\s*")/;

const utf16 = (text: string) => [...text].map((letter) => `${letter}\0`).join("");

function kindOfZip(bytes: Uint8Array): FileKind {
  const names = asLatin(bytes);
  if (names.includes("opendocument.spreadsheet")) return "OPEN_DOCUMENT";
  if (names.includes("xl/workbook.bin")) return "OLD_EXCEL";
  return names.includes("xl/") ? "XLSX" : "OTHER";
}

/** Returns the kind of an old Office container: an old workbook, or a new one with a password. */
function kindOfOle(bytes: Uint8Array): FileKind {
  const isEncrypted = asLatin(bytes).includes(utf16("EncryptedPackage"));
  return isEncrypted ? "PROTECTED" : "OLD_EXCEL";
}

/**
 * Whether a file is an old Excel file without a container. Such a file begins with 9, the version, and a length of 4 to
 * 16.
 */
function beginsOldSheet([record, version = 255, length = 0, zero]: Uint8Array): boolean {
  return record === 9 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && zero === 0;
}

export function findKind(bytes: Uint8Array): FileKind {
  const start = asLatin(bytes.subarray(0, 512));
  if (start.startsWith("PK\x03\x04")) return kindOfZip(bytes);
  if (start.startsWith("\xd0\xcf\x11\xe0")) return kindOfOle(bytes);
  if (beginsOldSheet(bytes)) return "OLD_EXCEL";
  if (otherSignatures.some((signature) => start.startsWith(signature))) return "OTHER";
  const text = start
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe)/, "")
    .replaceAll("\0", "")
    .trimStart();
  if (/^<(?:!|\?|[a-z])/i.test(text)) return "WEB_PAGE";
  return textOfOthers.test(text) ? "OTHER" : "TEXT";
}

/** Whether decoded bytes are not a text: they contain too many control or invalid characters. */
export function isGarbage(text: string): boolean {
  const sample = text.slice(0, 100_000);
  const odd = sample.match(/(?![\t\n\v\f\r\u0080-\u009f])[\p{Cc}\p{Co}\ufffd]/gu)?.length ?? 0;
  return odd > 2 && odd > sample.length * 0.002;
}
