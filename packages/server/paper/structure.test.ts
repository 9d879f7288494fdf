import { expect, test } from "vitest";
import { drawInvoice } from "#features/billing/invoices/api/invoice-documents/draw-invoice.ts";
import { drawPoster } from "#features/clubs/posters/api/draw-poster.ts";
import { aCreditNote, aLocationLine, anInvoice } from "#tests/api/billing/invoices.ts";
import { readAloud } from "#tests/api/billing/pdf-structure.ts";
import { drawing } from "#tests/api/pictures.ts";
import { drawPaper } from "./draw-paper.ts";

const tagged = { version: "1.7", isTagged: true, showsTitle: true };

test("a PDF document is read aloud as heading, sections and labelled lines over several pages, without page numbers", async () => {
  const lines = Array.from({ length: 60 }, (_, at) => ({ label: `Fråga ${at}`, text: `Svar ${at}` }));
  const bytes = await drawPaper({
    language: "sv",
    title: "Incident 7",
    author: "Kaffe AB",
    lead: [{ text: "Det här hände." }],
    sections: [{ title: "Vad som hände", lines }],
    foot: (page, pages) => `Sida ${page} av ${pages}`,
  });
  const { parts, ...facts } = await readAloud(bytes);
  expect(facts).toEqual({ ...tagged, title: "Incident 7", language: "sv" });
  expect(parts.slice(0, 5)).toEqual([
    "P: Kaffe AB",
    "H1: Incident 7",
    "P: Det här hände.",
    "H2: Vad som hände",
    "P: Fråga 0 Svar 0",
  ]);
  expect(parts.slice(4)).toEqual(lines.map(({ label, text }) => `P: ${label} ${text}`));
});

test("an invoice is read aloud as heading, facts, a table with headings, sums and the seller once", async () => {
  const { parts, ...facts } = await readAloud(await drawInvoice(anInvoice(), "en"));
  expect(facts).toMatchObject({ ...tagged, language: "en", title: expect.stringContaining("Invoice") });
  expect(parts.slice(0, 2)).toEqual(["Figure: Stammis", "H1: Invoice"]);
  const headings = parts.filter((part) => part.startsWith("TH: ")).slice(0, 4);
  expect(headings).toHaveLength(4);
  const first = parts.indexOf(headings[0] ?? "");
  expect(parts.slice(first + 4, first + 8).every((part) => part.startsWith("TD: "))).toBe(true);
  expect(parts.findIndex((part) => part.startsWith("P: OCR"))).toBeLessThan(first);
  expect(parts.at(-1)).toMatch(/^P: /);
});

test("a long invoice does not repeat headings or footers to a screen reader", async () => {
  const lines = Array.from({ length: 60 }, (_, at) => aLocationLine(`Butik nr ${at + 1}.`, 10_000 + at));
  const { parts } = await readAloud(await drawInvoice(anInvoice({ lines }), "en"));
  const once = (start: string) => parts.filter((part) => part.startsWith(start)).length;
  expect(parts.filter((part) => part.includes("Butik nr"))).toHaveLength(60);
  expect(once("TH: What") + once("TH: Description")).toBeLessThanOrEqual(1);
  expect(parts.filter((part) => /Page \d/.test(part))).toEqual([]);
});

test("a credit note with a logo names its seller in place of the picture", async () => {
  const logo = await drawing(40, 20);
  const { parts } = await readAloud(await drawInvoice(aCreditNote(), "sv", logo));
  expect(parts[0]).toBe(`Figure: ${aCreditNote().seller.name}`);
});

const poster = {
  background: "COLOUR",
  language: "sv",
  colour: "#6b2452",
  name: "Kaffe Söder",
  logo: null,
  headline: "Bli medlem",
  offers: ["En bulle på köpet", "Poäng på allt"],
  scan: "Skanna koden\nmed kameran",
  fold: "Vik vid strecken",
  link: "https://kaffe.example/onboarding",
  address: "kaffe.example",
} as const;

test.each(["A4", "TENT"] as const)("a poster in %s is read aloud once, in the order of its words", async (format) => {
  const { parts, ...facts } = await readAloud(await drawPoster({ ...poster, format }));
  expect(facts).toEqual({ ...tagged, title: "Bli medlem: Kaffe Söder", language: "sv" });
  const asides = ["P: Skanna koden", "P: med kameran", "P: Vik vid strecken"];
  const words = parts.filter((part) => !asides.includes(part));
  const [name, headline, code, ...rest] = words;
  expect([name, headline]).toEqual(["P: Kaffe Söder", "H1: Bli medlem"]);
  expect(code).toBe("Figure: kaffe.example");
  expect(rest).toEqual(["P: En bulle på köpet", "P: Poäng på allt", "P: kaffe.example"]);
});
