import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { aBuyer, aCreditNote, aLocationLine, anInvoice, aSeller } from "#tests/api/billing/invoices.ts";
import { drawing } from "#tests/api/pictures.ts";
import { invoiceWords } from "../../i18n/invoices/invoice-words.ts";
import { drawInvoice } from "./draw-invoice.ts";

type Drawn = Parameters<typeof drawInvoice>;

/** Collapses all whitespace to single spaces. */
const plainly = (text: string) => text.replace(/\s+/g, " ");

/** Reads each page's words with their positions in points from the left and the top. */
async function read(...args: Drawn) {
  const bytes = await drawInvoice(...args);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [{ text: plainly(item.str), x: item.transform[4], y: 841.89 - item.transform[5], width: item.width }]
          : [],
      );
    }),
  );
  const wordsOf = (page: (typeof pages)[number]) => plainly(page.map(({ text }) => text).join(" "));
  return { bytes, pages, words: pages.map(wordsOf), all: pages.map(wordsOf).join(" "), info: await pdf.getMetadata() };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aLocationLine(`Butik nr ${at + 1}.`, 10_000 + at));

describe("an invoice as a PDF", () => {
  test.each(languages)("contains in %s everything that the law and a payer require", async (language) => {
    const { all, words, info } = await read(anInvoice(), language);
    const { t, money, amount, day, month } = invoiceWords(language);
    const expectedTexts = [
      t("titles.INVOICE"),
      "1001",
      day(anInvoice().issuedOn),
      `${t("dueOn")} ${day(anInvoice().dueOn)}`,
      month(anInvoice().period),
      "Konditori Ängen AB",
      "556016-0680",
      "Åsa Öberg",
      "Stammis AB",
      "556677-8899",
      "SE556677889901",
      "Godkänd för F-skatt",
      `${t("ocr")} 100164`,
      `${t("bankgiro")} 991-2346`,
      `${t("toPay")} ${money(209_609)}`,
      `${t("sums.net")} ${amount(167_687)}`,
      t("sums.vat", { percent: "25", net: money(167_687) }),
      `${amount(41_922)} ${t("sums.total")} ${amount(209_609)}`,
      t("page", { page: "1", pages: "1" }),
    ];
    expect(expectedTexts.map(plainly).filter((one) => !all.includes(one))).toEqual([]);
    expect(words).toHaveLength(1);
    expect(info.info).toMatchObject({ Title: `${t("titles.INVOICE")} 1001, Stammis AB`, Language: language });
  });

  test("states VAT once for each rate", async () => {
    const lines = [aLocationLine("A", 10_003), { ...aLocationLine("B", 5_001), vatPermille: 60 }];
    const { all } = await read(anInvoice({ lines }), "sv");
    expect(all).toContain("Summa exkl. moms 150,04 Moms 25 % på 100,03 kr 25,01 Moms 6 % på 50,01 kr 3,00");
    expect(all).toContain("Att betala 178,05 kr");
  });

  test("names the credited invoice and no payment details on a credit note", async () => {
    const { all } = await read(aCreditNote(), "sv");
    expect(all).toContain("Krediterar Faktura 1001, 1 december 2026");
    expect(all).toContain("Att kreditera 291,09 kr");
    expect(all).not.toMatch(/Att betala|OCR|Betala senast/);
  });

  test("shows the IBAN if the seller has no bankgiro", async () => {
    const { all } = await read(anInvoice({ seller: aSeller({ bankgiro: "" }) }), "sv");
    expect(all).toContain("OCR-nummer 100164 IBAN SE35 5000 0000 0549 1000 0003");
    expect(all).not.toContain("Bankgiro");
  });

  test("continues many lines on further pages with headings and page numbers, and never puts the sums alone on a page", async () => {
    for (const count of [13, 14, 15, 16, 17, 200]) {
      const { words, all } = await read(anInvoice({ lines: many(count) }), "sv");
      expect(all.match(/Butik nr \d+\./g)?.length).toBe(count);
      for (const [at, page] of words.entries()) {
        expect(page).toContain(`Sida ${at + 1} av ${words.length}`);
        expect(page).toContain("Vad Omfattning Moms Belopp exkl. moms");
        expect(page).toContain("Faktura");
        expect(page.includes("Summa inkl. moms")).toBe(at === words.length - 1);
      }
      expect(words.at(-1)?.match(/Butik nr \d+\./g)?.length).toBeGreaterThan(1);
    }
  });

  test("keeps long names and texts inside the margins and out of the foot", async () => {
    const long = "Konditorierna och rosterierna i Västra Götalands och Hallands län ekonomisk förening";
    const unbroken = "Kardemummabullarnashemligaträdgård".repeat(4);
    const lines = [
      ...many(9),
      aLocationLine(`${long} ${unbroken}`),
      { for: { kind: "OTHER" as const, text: `${long} `.repeat(60) }, netOre: 9_999_999_999, vatPermille: 250 },
    ];
    for (const language of languages) {
      const buyer = aBuyer({ name: unbroken, street: long, reference: long });
      const seller = aSeller({ name: long, email: `${unbroken}@example.com`, bankgiro: "" });
      const { pages } = await read(anInvoice({ number: 123_456_789_012, buyer, seller, lines }), language);
      expect(pages.length).toBeGreaterThan(1);
      for (const { text, x, width, y } of pages.flat()) {
        expect(x, text).toBeGreaterThan(47);
        expect(x + width, text).toBeLessThan(548);
        expect(y, text).toBeLessThan(830);
      }
    }
  });

  test("embeds its fonts and draws letters missing from the main font", async () => {
    const { bytes, all } = await read(anInvoice({ buyer: aBuyer({ name: "Łódź Кафе ş 🎉 AB" }) }), "sv");
    expect(all.replaceAll(" ", "")).toContain("ŁódźКафеş?AB");
    const text = bytes.toString("latin1");
    const fonts = text.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(fonts).toBeGreaterThan(3);
    expect(text.match(/\/FontFile[23]/g)?.length).toBe(fonts);
  });

  test("contains the logo if there is one, and has the same bytes each time", async () => {
    const [plain, again] = [await drawInvoice(anInvoice(), "sv"), await drawInvoice(anInvoice(), "sv")];
    expect(plain.equals(again)).toBe(true);
    expect(plain.toString("latin1")).not.toContain("/Subtype /Image");
    const worn = await drawInvoice(anInvoice(), "sv", await drawing(400, 300));
    expect(worn.toString("latin1")).toContain("/Subtype /Image");
  });
});
