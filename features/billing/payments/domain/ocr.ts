import { isLuhn, luhnDigit } from "#packages/domain/people/luhn.ts";

/** Most digits Bankgirot takes in a reference. */
const longest = 25;

/**
 * The OCR reference of an invoice: its number, a digit for the whole length (its last one) and a Luhn check digit, as
 * Bankgirot's check "längdsiffra och checksiffra" asks. Luhn notices every wrong digit and every two neighbours that changed
 * places but 0 and 9 (09 for 90); a digit of the number that is missing or too much, the length tells.
 */
export function ocrOf(invoiceNumber: number): string {
  const digits = String(invoiceNumber);
  const payload = `${digits}${(digits.length + 2) % 10}`;
  return `${payload}${luhnDigit(payload)}`;
}

export type ReadOcr =
  | { ok: true; ocr: string; invoiceNumber: number }
  | { ok: false; reason: "NOT_DIGITS" | "WRONG_LENGTH" | "WRONG_CHECK_DIGIT" };

/** Reads a reference as it was typed or as a bank hands it on: spaces and noughts before it mean nothing. */
export function readOcr(input: string): ReadOcr {
  const ocr = input.replace(/\s/g, "").replace(/^0+/, "");
  if (!/^\d+$/.test(ocr)) return { ok: false, reason: "NOT_DIGITS" };
  const invoiceNumber = Number(ocr.slice(0, -2));
  const isLength = ocr.length > 2 && ocr.length <= longest && Number(ocr.at(-2)) === ocr.length % 10;
  if (!isLength || !Number.isSafeInteger(invoiceNumber)) return { ok: false, reason: "WRONG_LENGTH" };
  return isLuhn(ocr) ? { ok: true, ocr, invoiceNumber } : { ok: false, reason: "WRONG_CHECK_DIGIT" };
}

/** The one reference that stands in a text; null for none, and for several: which of them was meant nobody knows. */
export function ocrIn(text: string): string | null {
  const directMatch = readOcr(text);
  if (directMatch.ok) return directMatch.ocr;
  const ocrNumbers = (text.match(/\d+/g) ?? []).map(readOcr).flatMap((read) => (read.ok ? [read.ocr] : []));
  const [first, ...others] = new Set(ocrNumbers);
  return first && others.length === 0 ? first : null;
}
