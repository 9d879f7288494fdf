/** A key of the pad: a digit, the comma, or rub out. */
export type AmountKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "," | "back";

/** What the amount reads after a key, as typed with a comma: at most two decimals and nine digits before it. */
export function pressKey(text: string, key: AmountKey): string {
  if (key === "back") return text.slice(0, -1);
  const [integerPart = "", decimals] = text.split(",");
  if (key === ",") return decimals === undefined ? `${integerPart || "0"},` : text;
  if (decimals !== undefined) return decimals.length < 2 ? text + key : text;
  if (integerPart === "0") return key === "0" ? text : key;
  return integerPart.length < 9 ? text + key : text;
}

/** The key a keyboard's key stands for; a point is a comma too. */
export function keyOf(name: string): AmountKey | undefined {
  if (/^[0-9]$/.test(name)) return name as AmountKey;
  if (name === "," || name === "." || name === "Decimal") return ",";
  return name === "Backspace" ? "back" : undefined;
}

/** What a language writes before the decimals; typed text has a comma in all of them. */
export type DecimalMark = "," | ".";

/** Thousands are parted by a thin space, or by a comma where that cannot be taken for the decimals'. */
const groupMark = (decimal: DecimalMark) => (decimal === "." ? "," : "\u202f");

/** The typed text as people read it. */
export function grouped(text: string, decimal: DecimalMark): string {
  const [integerPart = "", decimals] = text.split(",");
  const parted = integerPart.replace(/\B(?=(\d{3})+$)/g, groupMark(decimal));
  return decimals === undefined ? parted : `${parted}${decimal}${decimals}`;
}

/**
 * What the amount reads when the field came to say `shown` otherwise than by a key: pasted, spoken, or changed at its
 * end by a keyboard that names no keys. Either mark begins the decimals, but for the pad's own between thousands.
 */
export function readShown(shownText: string, value: string, decimal: DecimalMark): string {
  // Rubbed out at its end: each of its marks is still the pad's own.
  if (grouped(value, decimal).startsWith(shownText)) return fromKeys(shownText.replaceAll(groupMark(decimal), ""));
  return fromKeys(decimal === "." ? shownText.replace(/,(?=\d{3})/g, "") : shownText);
}

const fromKeys = (letters: string): string =>
  [...letters].reduce((text, letter) => {
    const key = keyOf(letter);
    return key ? pressKey(text, key) : text;
  }, "");
