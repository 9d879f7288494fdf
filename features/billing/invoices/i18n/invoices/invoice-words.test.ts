import { expect, test } from "vitest";
import { languages } from "#packages/domain/translations/languages.ts";
import { invoiceWords } from "./invoice-words.ts";

const plainly = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("amounts to the öre, rates and days follow each language’s format", () => {
  const day = Temporal.PlainDate.from("2026-11-03");
  const texts = languages.map((language) => {
    const { money, percent, day: dayOf, month } = invoiceWords(language);
    return [money(124_950_00), money(-5), percent(250), percent(125), dayOf(day), month(day)].map(plainly);
  });
  expect(texts).toEqual([
    ["124 950,00 kr", "−0,05 kr", "25", "12,5", "3 november 2026", "november 2026"],
    ["124,950.00 kr", "−0.05 kr", "25", "12.5", "3 November 2026", "November 2026"],
    ["124 950,00 kr", "−0,05 kr", "25", "12,5", "3 novembre 2026", "novembre 2026"],
  ]);
});

test("a French date writes the first of a month as 1er", () => {
  const { day } = invoiceWords("fr");
  const dayTexts = ["2026-12-01", "2026-12-11", "2026-12-31"].map((date) => day(Temporal.PlainDate.from(date)));
  expect(dayTexts.map(plainly)).toEqual(["1er décembre 2026", "11 décembre 2026", "31 décembre 2026"]);
});

test("an invoice line names its subject and its extent", () => {
  const { line } = invoiceWords("sv");
  const location = { kind: "LOCATION", club: "Kafé Bönan", location: "Storgatan", days: 30, daysInMonth: 30 } as const;
  expect(line(location)).toEqual({ what: "Kafé Bönan, Storgatan", extent: "Hela månaden" });
  expect(line({ ...location, location: "Kafé Bönan", days: 14 })).toEqual({
    what: "Kafé Bönan",
    extent: "14 av 30 dagar",
  });
  const members = { kind: "MEMBERS", members: 1200, included: 500, days: 14, daysInMonth: 30 } as const;
  expect(plainly(line(members).extent)).toBe("1 200 st · 14 av 30 dagar");
  const boughtOn = Temporal.PlainDate.from("2026-11-03");
  expect(line({ kind: "SMS", club: "Kafé Bönan", credits: 500, boughtOn })).toEqual({
    what: "Sms-krediter, Kafé Bönan",
    extent: "500 st · 3 november",
  });
  expect(line({ kind: "OTHER", text: "Startavgift" })).toEqual({ what: "Startavgift", extent: "" });
});
