import { expect, test } from "vitest";
import { missingTexts, offeredLanguages, readingLanguage, tabLanguages, textsIn } from "./translations.ts";

const own = { name: "Kanelbulle", description: "Nybakad" };
const translations = { fr: { name: "Brioche à la cannelle" }, en: {} };

test.each([
  ["fr", { name: "Brioche à la cannelle", description: "Nybakad" }],
  ["en", own],
  ["sv", own],
] as const)("in %s each text that is not written is the club's own", (language, expectedTexts) => {
  expect(textsIn(own, translations, language)).toEqual(expectedTexts);
});

test.each(["", "  ", "\u00a0"])("a text that was left empty (%j) is the club's own", (emptyText) => {
  expect(textsIn(own, { fr: { name: emptyText, description: "Tout frais" } }, "fr")).toEqual({
    name: "Kanelbulle",
    description: "Tout frais",
  });
});

test("what else a thing has is left alone", () => {
  expect(textsIn({ ...own, id: 7 }, translations, "fr")).toMatchObject({ id: 7, name: "Brioche à la cannelle" });
});

test.each([
  ["fr", ["sv", "fr"], "fr"],
  ["en", ["sv", "fr"], "sv"],
  ["sv", ["sv"], "sv"],
] as const)("who asks for %s of a club that offers %j reads %s", (requestedLanguage, languages, read) => {
  expect(readingLanguage(requestedLanguage, { language: "sv", languages })).toBe(read);
});

test("a club always offers its own language, and each once, in one order", () => {
  expect(offeredLanguages([], "fr")).toEqual(["fr"]);
  expect(offeredLanguages(["fr", "sv", "fr"], "en")).toEqual(["sv", "en", "fr"]);
});

test("a language that is not offered has a tab where something is wrong in it, after the others", () => {
  const club = { language: "fr", languages: ["sv", "fr"] } as const;
  expect(tabLanguages(club, () => false)).toEqual(["fr", "sv"]);
  expect(tabLanguages(club, (language) => language === "en")).toEqual(["fr", "sv", "en"]);
  expect(tabLanguages({ language: "sv", languages: ["sv"] }, (each) => each === "fr")).toEqual(["sv", "fr"]);
});

test.each([
  ["fr", 1],
  ["en", 2],
  ["sv", 2],
] as const)("what %s lacks is counted: %i", (language, count) => {
  expect(missingTexts(own, translations, language)).toBe(count);
});

test("a text that the club's own language lacks, too, is not missed; a space is no text", () => {
  expect(missingTexts({ ...own, description: "" }, translations, "fr")).toBe(0);
  expect(missingTexts(own, { fr: { name: " ", description: "Tout frais" } }, "fr")).toBe(1);
});
