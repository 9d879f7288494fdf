import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ocrIn, ocrOf, readOcr } from "./ocr.ts";

const numbers = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }),
  fc.maxSafeNat().filter((number) => number > 0),
);
const swap = (text: string, at: number) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);

describe("an OCR reference", () => {
  test("consists of the invoice number, a length digit and a check digit", () => {
    expect(ocrOf(1001)).toBe("100164");
    expect(ocrOf(12345678)).toBe("1234567806");
    expect(readOcr("100164")).toEqual({ ok: true, ocr: "100164", invoiceNumber: 1001 });
  });

  test("is read back as the invoice's number, with any padding by the bank", () => {
    fc.assert(
      fc.property(numbers, fc.nat(5), (number, padding) => {
        const typed = ` ${"0".repeat(padding)}${ocrOf(number)} `;
        expect(readOcr(typed)).toEqual({ ok: true, ocr: ocrOf(number), invoiceNumber: number });
      }),
    );
  });

  test("detects any single wrong digit", () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const ocr = ocrOf(number);
        const at = place % ocr.length;
        const wrong = `${ocr.slice(0, at)}${(Number(ocr[at]) + by) % 10}${ocr.slice(at + 1)}`;
        expect(readOcr(wrong).ok).toBe(false);
      }),
    );
  });

  test("detects any two swapped neighbouring digits except 0 and 9", () => {
    fc.assert(
      fc.property(numbers, fc.nat(), (number, place) => {
        const ocr = ocrOf(number);
        const at = place % (ocr.length - 1);
        fc.pre(ocr[at] !== ocr[at + 1] && ![ocr[at], ocr[at + 1]].every((digit) => digit === "0" || digit === "9"));
        expect(readOcr(swap(ocr, at)).ok).toBe(false);
      }),
    );
  });

  test("does not detect 09 for 90, like any Luhn check", () => {
    expect(readOcr(swap(ocrOf(1090), 2))).toMatchObject({ ok: true, invoiceNumber: 1009 });
  });

  test("detects a missing or an extra digit", () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.nat(9), (number, place, digit) => {
        const ocr = ocrOf(number);
        const at = place % (ocr.length - 2);
        const missing = readOcr(ocr.slice(0, at) + ocr.slice(at + 1));
        const tooMuch = readOcr(`${ocr.slice(0, at + 1)}${digit}${ocr.slice(at + 1)}`);
        // After removal of the first digit, leading zeros of the remainder are ignored.
        if (at > 0 || ocr[1] !== "0") expect(missing.ok).toBe(false);
        expect(tooMuch.ok).toBe(false);
      }),
    );
  });

  test("reports why it is invalid", () => {
    const reasonOf = (text: string) => {
      const read = readOcr(text);
      return read.ok ? null : read.reason;
    };
    expect(["", "faktura 1001", "100154", "1001640", "64", "100165"].map(reasonOf)).toEqual([
      "NOT_DIGITS",
      "NOT_DIGITS",
      "WRONG_LENGTH",
      "WRONG_LENGTH",
      "WRONG_LENGTH",
      "WRONG_CHECK_DIGIT",
    ]);
  });

  test("is found in a payer's message unless there are two", () => {
    expect(ocrIn("OCR: 100164, tack")).toBe("100164");
    expect(ocrIn("100 164")).toBe("100164");
    expect(ocrIn("Faktura 1001")).toBeNull();
    expect(ocrIn(`${ocrOf(1001)} och ${ocrOf(1002)}`)).toBeNull();
    expect(ocrIn(`${ocrOf(1001)} ${ocrOf(1001)}`)).toBe("100164");
  });
});
