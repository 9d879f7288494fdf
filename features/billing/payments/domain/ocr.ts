import { isLuhn, luhnDigit } from "#packages/domain/people/luhn.ts";

/** The maximum number of digits in a Bankgirot reference. */
const longest = 25;

/**
 * Builds an invoice's OCR reference: its number, the last digit of the total length, and a Luhn check digit
 * (Bankgirot's "längdsiffra och checksiffra"). Luhn detects single wrong digits and swapped neighbours except 09 and
 * 90; the length digit detects missing or extra digits.
 */
export function ocrOf(invoiceNumber: number): string {
  const digits = String(invoiceNumber);
  const payload = `${digits}${(digits.length + 2) % 10}`;
  return `${payload}${luhnDigit(payload)}`;
}

export type ReadOcr =
  | { ok: true; ocr: string; invoiceNumber: number }
  | { ok: false; reason: "NOT_DIGITS" | "WRONG_LENGTH" | "WRONG_CHECK_DIGIT" };

/** Reads a typed or transmitted reference, ignoring spaces and leading zeros. */
export function readOcr(input: string): ReadOcr {
  const ocr = input.replace(/\s/g, "").replace(/^0+/, "");
  if (!/^\d+$/.test(ocr)) return { ok: false, reason: "NOT_DIGITS" };
  const invoiceNumber = Number(ocr.slice(0, -2));
  const isLength = ocr.length > 2 && ocr.length <= longest && Number(ocr.at(-2)) === ocr.length % 10;
  if (!isLength || !Number.isSafeInteger(invoiceNumber)) return { ok: false, reason: "WRONG_LENGTH" };
  return isLuhn(ocr) ? { ok: true, ocr, invoiceNumber } : { ok: false, reason: "WRONG_CHECK_DIGIT" };
}

/** Returns the only reference in a text, or null for none or several. */
export function ocrIn(text: string): string | null {
  const directMatch = readOcr(text);
  if (directMatch.ok) return directMatch.ocr;
  const ocrNumbers = (text.match(/\d+/g) ?? []).map(readOcr).flatMap((read) => (read.ok ? [read.ocr] : []));
  const [first, ...others] = new Set(ocrNumbers);
  return first && others.length === 0 ? first : null;
}
