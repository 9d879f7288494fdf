import { expect, test } from "vitest";
import { chooseLanguage, languageOfTag } from "./languages.ts";

test.each([
  ["fr", "en", "fr"],
  ["sv", "fr", "sv"],
  [null, "fr", "fr"],
  [null, null, "sv"],
] as const)("own %s, chain %s: %s", (own, chain, expectedLanguage) => {
  expect(chooseLanguage({ own, chain })).toBe(expectedLanguage);
});

test("a choice that the club does not offer is the club's own language", () => {
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
])("tag %s is %s", (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});
