import { describe, expect, test } from "vitest";
import { readBankPayments } from "./bank-payments.ts";
import { ocrOf } from "./ocr.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
function read(file: Uint8Array | string) {
  const answer = readBankPayments(typeof file === "string" ? bytes(file) : file);
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
}
const refusal = (text: string) => {
  const answer = readBankPayments(bytes(text));
  return answer.ok ? null : answer.reason;
};
const readPayments = (file: Uint8Array | string) =>
  read(file).payments.map(({ receivedOn, amountOre, ocr, sender }) => [String(receivedOn), amountOre, ocr, sender]);

describe("a bank's CSV file", () => {
  test("may have semicolons, spaces in amounts, Windows encoding and lines above the headings", () => {
    const file = windows(
      "Kontohändelser 2026-11-01 - 2026-11-23\r\n\r\n" +
        "Bokföringsdag;Belopp;Avsändare;Meddelande;Saldo;Valuta\r\n" +
        `2026-11-20;1\u00a0249,50;Café Ängen AB;OCR ${ocrOf(1001)};9 000,00;SEK\r\n` +
        "2026-11-21;-300,00;;Hyra;8 700,00;SEK\r\n",
    );
    expect(readPayments(file)).toEqual([["2026-11-20", 124_950, ocrOf(1001), "Café Ängen AB"]]);
    expect(read(file)).toMatchObject({ outgoing: 1, problems: [], payments: [{ row: 4 }] });
  });

  test("may have commas and quotes as from Swedbank, tabs, and English headings", () => {
    expect(
      readPayments(
        "Radnummer,Bokföringsdag,Transaktionsdag,Valuta,Referens,Beskrivning,Belopp\n" +
          `1,2026-11-20,2026-11-19,SEK,"${ocrOf(7)}","Bageri, Ett",250.00\n`,
      ),
    ).toEqual([["2026-11-20", 25_000, ocrOf(7), ""]]);
    expect(readPayments(`Date\tAmount\tPayer\tReference\n20261120\t"1,249.50"\tAnna\t${ocrOf(7)}\n`)).toEqual([
      ["2026-11-20", 124_950, ocrOf(7), "Anna"],
    ]);
  });

  test("reports each invalid row with its row number", () => {
    const file = "Datum;Belopp;Valuta\n2026-11-31;1,00;SEK\n2026-11-30;1,2345;SEK\n\n2026-11-30;10;EUR\n;;\n";
    expect(read(file)).toEqual({
      ok: true,
      payments: [],
      problems: [
        { row: 2, problem: "INVALID_DATE" },
        { row: 3, problem: "INVALID_AMOUNT" },
        { row: 5, problem: "OTHER_CURRENCY" },
      ],
      outgoing: 0,
    });
  });

  test("gives a payment the same reference in every export, and two equal payments different ones", () => {
    const head = "Datum;Belopp;Text;Saldo\n";
    const [a, b] = ["2026-11-20;100,00;Tack;1,00\n", "2026-11-20;100,00;Tack;101,00\n"];
    const names = (text: string) => read(text).payments.map(({ reference }) => reference);
    const both = names(head + a + b);
    expect(new Set(both).size).toBe(2);
    expect(names(`Konto 1234\n${head}2026-11-19;5,00;x;0\n${a}${b}`).slice(1)).toEqual(both);
    expect(names(head + a)).toEqual(both.slice(0, 1));
    expect(names(head + a.replace("Tack", "Hej"))[0]).not.toBe(both[0]);
    expect(both.join()).not.toContain("Tack");
  });

  test("is refused if it is empty or in another format", () => {
    expect(refusal(" \n")).toBe("EMPTY");
    expect(refusal("Namn;Ålder\nAnna;40\n")).toBe("UNKNOWN_FORMAT");
    expect(refusal("%PDF-1.7")).toBe("UNKNOWN_FORMAT");
  });
});
