/** Joiners, marks of direction, variation selectors, the soft hyphen, the byte order mark. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** Full-width forms of the ASCII characters, which East Asian keyboards give. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

/**
 * A typed or pasted text with the characters that an address, a phone number or a membership number is made of: no
 * invisible characters, every dash a hyphen, every space an ASCII space, full-width characters as ASCII. Spec §5.
 */
export function foldTypedCharacters(input: string): string {
  if (/^[ -~]*$/.test(input)) return input;
  return input
    .replace(invisible, "")
    .replace(dashes, "-")
    .replace(spaces, " ")
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset));
}
