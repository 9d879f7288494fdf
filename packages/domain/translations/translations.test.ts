import { expect, test } from "vitest";
import { missingTexts, offeredLanguages, readingLanguage, tabLanguages, textsIn } from "./translations.ts";

const own = { name: "Kanelbulle", description: "Nybakad" };
const translations = { fr: { name: "Brioche à la cannelle" }, en: {} };

test.each([
  ["fr", { name: "Brioche à la cannelle", description: "Nybakad" }],
  ["en", own],
  ["sv", own],
] as const)("textsIn %s falls back to the club’s own text for missing translations", (language, expectedTexts) => {
  expect(textsIn(own, translations, language)).toEqual(expectedTexts);
});

test.each(["", "  ", "\u00a0"])(
  "textsIn falls back to the club’s own text for a blank translation (%j)",
  (emptyText) => {
    expect(textsIn(own, { fr: { name: emptyText, description: "Tout frais" } }, "fr")).toEqual({
      name: "Kanelbulle",
      description: "Tout frais",
    });
  },
);

test("textsIn leaves other fields unchanged", () => {
  expect(textsIn({ ...own, id: 7 }, translations, "fr")).toMatchObject({ id: 7, name: "Brioche à la cannelle" });
});

test.each([
  ["fr", ["sv", "fr"], "fr"],
  ["en", ["sv", "fr"], "sv"],
  ["sv", ["sv"], "sv"],
] as const)("a reader of %s in a club that offers %j sees %s", (requestedLanguage, languages, read) => {
  expect(readingLanguage(requestedLanguage, { language: "sv", languages })).toBe(read);
});

test("offeredLanguages contains the club’s own language and each language once, in a fixed order", () => {
  expect(offeredLanguages([], "fr")).toEqual(["fr"]);
  expect(offeredLanguages(["fr", "sv", "fr"], "en")).toEqual(["sv", "en", "fr"]);
});

test("a language that is not offered has a tab after the others if a text in it is invalid", () => {
  const club = { language: "fr", languages: ["sv", "fr"] } as const;
  expect(tabLanguages(club, () => false)).toEqual(["fr", "sv"]);
  expect(tabLanguages(club, (language) => language === "en")).toEqual(["fr", "sv", "en"]);
  expect(tabLanguages({ language: "sv", languages: ["sv"] }, (each) => each === "fr")).toEqual(["sv", "fr"]);
});

test.each([
  ["fr", 1],
  ["en", 2],
  ["sv", 2],
] as const)("the number of texts missing in %s is %i", (language, count) => {
  expect(missingTexts(own, translations, language)).toBe(count);
});

test("missingTexts ignores texts that the club’s own language lacks too, and counts blank translations", () => {
  expect(missingTexts({ ...own, description: "" }, translations, "fr")).toBe(0);
  expect(missingTexts(own, { fr: { name: " ", description: "Tout frais" } }, "fr")).toBe(1);
});
