/** Code page 437 from 128 on, which SIE calls PC8. */
const upper =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";
const bytes = new Map([...upper].map((letter, at) => [letter, 128 + at]));

/** Characters outside PC8, each with the plain text that replaces it. */
const plain: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "”": '"',
  "“": '"',
  "–": "-",
  "—": "-",
  "−": "-",
  ø: "ö",
  Ø: "Ö",
  Ł: "L",
  ł: "l",
};

function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 128) return code;
  const byte = bytes.get(letter);
  if (byte !== undefined) return byte;
  const sister = plain[letter] ?? letter.normalize("NFKD").charAt(0);
  return sister === letter || sister === "" ? 63 : byteOf(sister);
}

/** Encodes a text in PC8. Letters outside PC8 lose their accents or become question marks. */
export const writePc8 = (text: string): Buffer => Buffer.from([...text.normalize("NFC")].map(byteOf));
