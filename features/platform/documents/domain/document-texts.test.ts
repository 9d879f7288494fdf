import { expect, test } from "vitest";
import { type DocumentText, documentIn, documentTextsOf, missingInDocument } from "./document-texts.ts";

const text = (word: string): DocumentText => ({
  intro: `${word} intro`,
  sections: [
    { title: `${word} 1`, paragraphs: ["one", "two"] },
    { title: `${word} 2`, paragraphs: ["three"] },
  ],
});

test("texts combined from three languages are unchanged when each language is read", () => {
  const texts = documentTextsOf({ sv: text("sv"), en: text("en"), fr: text("fr") });
  expect(texts.sections[0]?.text.fr).toBe("one\n\ntwo");
  for (const language of ["sv", "en", "fr"] as const) expect(documentIn(texts, language)).toEqual(text(language));
});

test("a language with fewer sections cannot be combined with the others", () => {
  const short = { ...text("fr"), sections: text("fr").sections.slice(1) };
  expect(() => documentTextsOf({ sv: text("sv"), en: text("en"), fr: short })).toThrow("2, 2, 1");
});

test("empty lines between texts begin one new paragraph, and empty lines at the start or end begin none", () => {
  const texts = documentTextsOf({ sv: text("sv"), en: text("en"), fr: text("fr") });
  const section = { title: { sv: "", en: "", fr: "" }, text: { sv: "\n\na\nb\n \n\nc\n\n", en: "", fr: "" } };
  const { sections } = documentIn({ ...texts, sections: [section] }, "sv");
  expect(sections).toEqual([{ title: "", paragraphs: ["a\nb", "c"] }]);
});

test("missing texts are reported by field, and a blank text is missing", () => {
  const texts = documentTextsOf({ sv: text("sv"), en: text("en"), fr: text("fr") });
  expect(missingInDocument(texts)).toEqual([]);
  texts.intro.en = " ";
  texts.sections.push({ title: { sv: "Ny", en: "New", fr: "" }, text: { sv: "", en: "x", fr: "x" } });
  expect(missingInDocument(texts)).toEqual(["intro.en", "sections.2.title.fr", "sections.2.text.sv"]);
});
