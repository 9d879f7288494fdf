/** A key of the pad: a digit, the comma, or backspace. */
export type AmountKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "," | "back";

/** Returns the typed text after a key press, with a comma: at most two decimals, and nine digits before it. */
export function pressKey(text: string, key: AmountKey): string {
  if (key === "back") return text.slice(0, -1);
  const [integerPart = "", decimals] = text.split(",");
  if (key === ",") return decimals === undefined ? `${integerPart || "0"},` : text;
  if (decimals !== undefined) return decimals.length < 2 ? text + key : text;
  if (integerPart === "0") return key === "0" ? text : key;
  return integerPart.length < 9 ? text + key : text;
}

/** Returns the pad's key for a keyboard key; a point counts as a comma. */
export function keyOf(name: string): AmountKey | undefined {
  if (/^[0-9]$/.test(name)) return name as AmountKey;
  if (name === "," || name === "." || name === "Decimal") return ",";
  return name === "Backspace" ? "back" : undefined;
}

/** The decimal mark that a language displays; typed text has a comma in all languages. */
export type DecimalMark = "," | ".";

/** Separates thousands by a thin space, or by a comma where the decimal mark is a point. */
const groupMark = (decimal: DecimalMark) => (decimal === "." ? "," : "\u202f");

/** Formats the typed text for display. */
export function grouped(text: string, decimal: DecimalMark): string {
  const [integerPart = "", decimals] = text.split(",");
  const parted = integerPart.replace(/\B(?=(\d{3})+$)/g, groupMark(decimal));
  return decimals === undefined ? parted : `${parted}${decimal}${decimals}`;
}

/**
 * Returns the amount after the field changed to `shownText` without a known key: by paste, dictation, or a keyboard
 * whose events do not name its keys. Comma and point both start the decimals, except the pad's own thousands
 * mark.
 */
export function readShown(shownText: string, value: string, decimal: DecimalMark): string {
  // The end of the text was deleted: all remaining group marks are the pad's own.
  if (grouped(value, decimal).startsWith(shownText)) return fromKeys(shownText.replaceAll(groupMark(decimal), ""));
  return fromKeys(decimal === "." ? shownText.replace(/,(?=\d{3})/g, "") : shownText);
}

const fromKeys = (letters: string): string =>
  [...letters].reduce((text, letter) => {
    const key = keyOf(letter);
    return key ? pressKey(text, key) : text;
  }, "");
