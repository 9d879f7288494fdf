/** Encodings that spreadsheets and shop systems write; `cp850` is Excel's "CSV (MS-DOS)". */
export const textEncodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "cp850", "macintosh"] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** The characters of bytes 0x80 to 0xFF in code page 850, which browsers cannot decode. */
const upperHalfOfCp850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

const decodeCp850 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : upperHalfOfCp850.charAt(byte - 0x80))).join(
    "",
  );

/** Decodes bytes in an encoding. Undefined bytes become U+FFFD; a byte order mark is removed. */
export function decodeIn(encoding: TextEncoding, bytes: Uint8Array): string {
  return encoding === "cp850" ? decodeCp850(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** Decodes bytes as UTF-8; null for invalid UTF-8. */
export function decodeStrictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
