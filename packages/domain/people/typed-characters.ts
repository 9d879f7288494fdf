/** Joiners, direction marks, variation selectors, the soft hyphen and the byte order mark. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** Full-width forms of ASCII characters, which East Asian keyboards type. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

/**
 * Folds a typed or pasted text to the characters of addresses, phone numbers and membership numbers. Removes invisible
 * characters; dashes become hyphens, spaces become ASCII spaces, full-width characters become ASCII. Spec §5.
 */
export function foldTypedCharacters(input: string): string {
  if (/^[ -~]*$/.test(input)) return input;
  return input
    .replace(invisible, "")
    .replace(dashes, "-")
    .replace(spaces, " ")
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset));
}
