import { expect, test } from "vitest";
import { chooseLanguage, languageOfTag } from "./languages.ts";

test.each([
  ["fr", "en", "fr"],
  ["sv", "fr", "sv"],
  [null, "fr", "fr"],
  [null, null, "sv"],
] as const)("chooseLanguage with own %s and chain %s returns %s", (own, chain, expectedLanguage) => {
  expect(chooseLanguage({ own, chain })).toBe(expectedLanguage);
});

test("chooseLanguage returns the club’s language for a choice that the club does not offer", () => {
  expect(chooseLanguage({ own: "fr", chain: "en", offered: ["sv", "en"] })).toBe("en");
  expect(chooseLanguage({ own: "sv", chain: "en", offered: ["sv", "en"] })).toBe("sv");
});

test.each([
  ["sv", "sv"],
  ["fr-FR", "fr"],
  ["en_GB", "en"],
  ["FR", "fr"],
  ["de-DE", null],
  ["svenska", null],
  ["", null],
])("the language of tag %s is %s", (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});
