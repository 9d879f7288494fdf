import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aBuyer, aCreditNote, aLocationLine, anInvoice, aSeller } from "#tests/api/billing/invoices.ts";
import { type Books, sieExport } from "./sie-export.ts";
import { writePc8 } from "./write-pc8.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const books = (more: Partial<Books>): Books => ({
  seller: aSeller(),
  madeOn: day("2027-01-02"),
  documents: [],
  payments: [],
  fees: [],
  ...more,
});
const payment = {
  bookedOn: day("2026-12-20"),
  amountOre: 209_609,
  way: "BANK",
  invoiceNumber: 1001,
  company: "Konditori Ängen AB",
} as const;

/** Returns the file's lines. The text is read as latin1, so PC8 letters appear as escaped bytes. */
const linesOf = (more: Partial<Books>) => sieExport(books(more)).toString("latin1").split("\r\n");

/** Returns the rows of each verification as accounts and amounts in öre. */
function verifications(lines: readonly string[]): [string, number][][] {
  const all: [string, number][][] = [];
  for (const line of lines) {
    if (line.startsWith("#VER")) all.push([]);
    const row = /^#TRANS (\d{4}) \{\} (-?\d+)\.(\d\d)$/.exec(line);
    if (row) all.at(-1)?.push([row[1] ?? "", Number(`${row[2]}${row[3]}`)]);
  }
  return all;
}

describe("a SIE file", () => {
  test("begins with the records the format requires", () => {
    expect(linesOf({ documents: [anInvoice({ buyer: aBuyer({ name: "Bageri" }) })] }).slice(0, 11)).toEqual([
      "#FLAGGA 0",
      '#PROGRAM "Stammis" "1"',
      "#FORMAT PC8",
      "#GEN 20270102",
      "#SIETYP 4",
      "#ORGNR 556677-8899",
      '#FNAMN "Stammis AB"',
      "#KPTYP EUBAS97",
      '#KONTO 1510 "Kundfordringar"',
      '#KONTO 2611 "Utg\x86ende moms 25 %"',
      '#KONTO 3001 "F\x94rs\x84ljning 25 % moms"',
    ]);
  });

  test("books an invoice as receivable, sales and VAT, and a credit note as the reverse", () => {
    const lines = linesOf({ documents: [aCreditNote(), anInvoice()] });
    expect(lines.slice(lines.indexOf('#KONTO 3001 "F\x94rs\x84ljning 25 % moms"') + 1)).toEqual([
      '#VER "" "" 20261201 "Faktura 1001, Konditori \x8engen AB"',
      "{",
      "#TRANS 1510 {} 2096.09",
      "#TRANS 3001 {} -1676.87",
      "#TRANS 2611 {} -419.22",
      "}",
      '#VER "" "" 20261204 "Kreditfaktura 1002 till faktura 1001, Konditori \x8engen AB"',
      "{",
      "#TRANS 1510 {} -291.09",
      "#TRANS 3001 {} 232.87",
      "#TRANS 2611 {} 58.22",
      "}",
      "",
    ]);
  });

  test("uses the accounts of each VAT rate and throws for a rate without an account", () => {
    const lines = [250, 120, 60, 0].map((vatPermille) => ({ ...aLocationLine("A", 10_000), vatPermille }));
    expect(verifications(linesOf({ documents: [anInvoice({ lines })] }))).toEqual([
      [
        ["1510", 44_300],
        ["3001", -10_000],
        ["2611", -2_500],
        ["3002", -10_000],
        ["2621", -1_200],
        ["3003", -10_000],
        ["2631", -600],
        ["3004", -10_000],
      ],
    ]);
    const odd = anInvoice({ lines: [{ ...aLocationLine("A"), vatPermille: 200 }] });
    expect(() => sieExport(books({ documents: [odd] }))).toThrow("Invoice 1001 has 20 % VAT");
  });

  test("books payments to the bank or to the card company, and refunds in reverse", () => {
    const payments = [payment, { ...payment, way: "CARD", amountOre: -500, invoiceNumber: null }] as const;
    const lines = linesOf({ payments });
    expect(verifications(lines)).toEqual([
      [
        ["1930", 209_609],
        ["1510", -209_609],
      ],
      [
        ["1580", -500],
        ["1510", 500],
      ],
    ]);
    expect(lines.filter((line) => line.startsWith("#VER"))).toEqual([
      '#VER "" "" 20261220 "Inbetalning faktura 1001, Konditori \x8engen AB"',
      '#VER "" "" 20261220 "\x8fterbetalning, Konditori \x8engen AB"',
    ]);
  });

  test("books a reminder fee as receivable without VAT", () => {
    const fee = { chargedOn: day("2027-01-15"), feeOre: 6_000, invoiceNumber: 1001, company: "Bageri" };
    expect(verifications(linesOf({ fees: [fee] }))).toEqual([
      [
        ["1510", 6_000],
        ["3590", -6_000],
      ],
    ]);
  });

  test("balances every verification, sorts them by day and uses only declared accounts", () => {
    const line = fc
      .record({ netOre: fc.integer({ min: 0, max: 1e11 }), vatPermille: fc.constantFrom(250, 120, 60, 0) })
      .map(({ netOre, vatPermille }) => ({ ...aLocationLine("A", netOre), vatPermille }));
    const document = fc
      .record({ lines: fc.array(line, { minLength: 1, maxLength: 6 }), days: fc.nat(60), isCredit: fc.boolean() })
      .map(({ lines, days, isCredit }) =>
        (isCredit ? aCreditNote : anInvoice)({ lines, issuedOn: day("2026-12-01").add({ days }) }),
      );
    const paid = fc.integer({ min: -1e11, max: 1e11 }).map((amountOre) => ({ ...payment, amountOre }));
    fc.assert(
      fc.property(fc.array(document), fc.array(paid), (documents, payments) => {
        const lines = linesOf({ documents, payments });
        const accountNumbers = new Set(lines.flatMap((one) => /^#KONTO (\d+)/.exec(one)?.[1] ?? []));
        for (const rows of verifications(lines)) {
          expect(rows.reduce((sum, [, ore]) => sum + ore, 0)).toBe(0);
          expect(rows.length).toBeGreaterThan(0);
          expect(rows.every(([account]) => accountNumbers.has(account))).toBe(true);
        }
        const days = lines.flatMap((one) => /^#VER "" "" (\d{8}) /.exec(one)?.[1] ?? []);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  test("escapes quotes and line breaks in a company’s name, so that the name cannot end its field or line", () => {
    const name = 'Kafé "Ön"\\\r\n#VER "" "" 20261201 "x" {';
    const lines = linesOf({ documents: [anInvoice({ buyer: aBuyer({ name }) })] });
    expect(lines.filter((line) => line.startsWith("#VER"))).toEqual([
      '#VER "" "" 20261201 "Faktura 1001, Kaf\x82 \\"\x99n\\"/ #VER \\"\\" \\"\\" 20261201 \\"x\\" {"',
    ]);
  });
});

test("writePc8 writes Swedish letters as code page 437 bytes, and other letters as a similar one or a question mark", () => {
  expect([...writePc8("åäöÅÄÖéÉü½²§")]).toEqual([
    0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99, 0x82, 0x90, 0x81, 0xab, 0xfd, 0x3f,
  ]);
  expect(writePc8("Łódź Ønske – š’s 🎉 Кафе e\u0301").toString("latin1")).toBe("L\xa2dz \x99nske - s's ? ???? \x82");
});
