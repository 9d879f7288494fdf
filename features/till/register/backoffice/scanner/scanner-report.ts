import { type Affixes, affixesIn, cardInText, membershipNumberOf, noAffixes } from "./card-in-text.ts";
import { isModifier, isTerminator, type KeyPress } from "./key-press.ts";
import { usualGap } from "./rhythm.ts";
import { type Reading, readings, typedText } from "./typed-text.ts";

/** The key or keys with which a scanner ends a code. */
export type ScanEnd = "none" | "enter" | "tab" | "several";

/** The content of one scan, for the scanner test. */
export interface ScannerReport {
  /** The text as the computer's keyboard layout prints it. */
  text: string;
  /** Null if the text has no card, or could have several. */
  card: { number: string; affixes: Affixes; isSameLayout: boolean } | null;
  end: ScanEnd;
  /** The speed of the scanner, in milliseconds per key. */
  gap: number;
}

/** Reports all keys of one scan. */
export function reportScan(presses: readonly KeyPress[]): ScannerReport {
  const keys = presses.filter((press) => !isModifier(press));
  const body = keys.slice(0, keys.findLastIndex((press) => !isTerminator(press)) + 1);
  const [first, ...others] = keys.slice(body.length);
  const end = !first ? "none" : others.length > 0 ? "several" : first.key === "Tab" ? "tab" : "enter";
  const card = readings.map((reading) => cardOf(typedText(body, reading), reading)).find((one) => one !== null);
  return { text: typedText(body, "printed"), card: card ?? null, end, gap: Math.round(usualGap(keys)) };
}

function cardOf(text: string, reading: Reading): ScannerReport["card"] {
  const digits = cardInText(text, noAffixes);
  const start = digits === null ? -1 : text.lastIndexOf(digits);
  const affixes =
    digits === null ? affixesIn(text) : { prefix: text.slice(0, start), suffix: text.slice(start + digits.length) };
  if (!affixes) return null;
  const number = membershipNumberOf(text.slice(affixes.prefix.length));
  return number === null ? null : { number, affixes, isSameLayout: reading === "printed" };
}
