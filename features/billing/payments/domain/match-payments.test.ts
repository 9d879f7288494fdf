import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BankPayment } from "./bank-file.ts";
import { matchPayments, type OpenInvoice } from "./match-payments.ts";
import { ocrOf } from "./ocr.ts";

const invoice = (number: number, owedOre: number): OpenInvoice => ({ number, ocr: ocrOf(number), owedOre });
let row = 0;
const payment = (amountOre: number, number: number | null, more: Partial<BankPayment> = {}): BankPayment => ({
  row: ++row,
  receivedOn: Temporal.PlainDate.from("2026-11-20"),
  amountOre,
  ocr: number === null ? null : ocrOf(number),
  reference: `bank ${row}`,
  message: "",
  sender: "",
  ...more,
});
const outcomes = (payments: BankPayment[], invoices: OpenInvoice[], booked: string[] = []) =>
  matchPayments(payments, invoices, new Set(booked)).map(({ outcome }) => outcome);

describe("a payment in a bank's file", () => {
  test("matches by the reference and by the amount to the öre", () => {
    const invoices = [invoice(1, 500), invoice(2, 500)];
    expect(outcomes([payment(500, 2), payment(499, 1), payment(500, 3)], invoices)).toEqual([
      "MATCHED",
      "WRONG_AMOUNT",
      "UNKNOWN_REFERENCE",
    ]);
  });

  test("does not match an invoice that an earlier payment already pays", () => {
    const [first, second] = matchPayments([payment(500, 1), payment(500, 1)], [invoice(1, 500)], new Set());
    expect(first).toMatchObject({ outcome: "MATCHED" });
    expect(second).toMatchObject({ outcome: "WRONG_AMOUNT", owedOre: 0 });
  });

  test("is reported as booked if its own reference was booked or seen before", () => {
    const twice = payment(500, 1, { reference: "a" });
    expect(outcomes([twice, twice], [invoice(1, 500)])).toEqual(["MATCHED", "ALREADY_BOOKED"]);
    expect(outcomes([twice], [invoice(1, 500)], ["a"])).toEqual(["ALREADY_BOOKED"]);
  });

  test("without a known OCR gets a suggestion: the only invoice with its amount, or the one whose number it states", () => {
    const suggested = (amountOre: number, message: string) => {
      const [match] = matchPayments(
        [payment(amountOre, null, { message })],
        [invoice(1001, 500), invoice(1002, 500), invoice(1003, 700), invoice(1004, 0)],
        new Set(),
      );
      return match?.outcome === "UNKNOWN_REFERENCE" ? (match.suggested?.number ?? null) : match?.outcome;
    };
    expect(suggested(700, "tack")).toBe(1003);
    expect(suggested(500, "tack")).toBeNull();
    expect(suggested(500, "Faktura 1002")).toBe(1002);
    expect(suggested(500, "Faktura 11002")).toBeNull();
    expect(suggested(501, "Faktura 1002")).toBeNull();
  });

  test("never matches an invoice twice or for another amount, and is not booked again from the same file", () => {
    const some = fc.array(fc.record({ number: fc.integer({ min: 1, max: 6 }), ore: fc.integer({ min: 1, max: 3 }) }));
    fc.assert(
      fc.property(some, (all) => {
        const invoices = [1, 2, 3, 4].map((number) => invoice(number, (number % 3) + 1));
        const payments = all.map(({ number, ore }) => payment(ore, number));
        const matches = matchPayments(payments, invoices, new Set());
        const matched = matches.flatMap((match) => (match.outcome === "MATCHED" ? [match] : []));
        expect(matches.map((match) => match.payment)).toEqual(payments);
        expect(new Set(matched.map((match) => match.invoice.number)).size).toBe(matched.length);
        for (const match of matched) expect(match.payment.amountOre).toBe(match.invoice.owedOre);
        const again = outcomes(
          payments,
          invoices,
          payments.map(({ reference }) => reference),
        );
        expect(again.every((outcome) => outcome === "ALREADY_BOOKED")).toBe(true);
      }),
    );
  });
});
