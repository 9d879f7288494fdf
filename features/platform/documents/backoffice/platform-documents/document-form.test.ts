import { expect, test } from "vitest";
import { checkDocument, documentFormOf, emptySection, withoutEmptySections } from "./document-form.ts";

const words = { sv: "Ord", en: "Words", fr: "Mots" };
const texts = { intro: words, sections: [{ title: words, text: { ...words, fr: " " } }, emptySection] };

test("a draft may have empty fields, but a published text may not", () => {
  expect(checkDocument(texts, false)).toEqual({});
  expect(checkDocument(withoutEmptySections(texts), true)).toEqual({ "sections.0.text.fr": "REQUIRED" });
});

test("sections empty in every language are left out, and sections with text in one language are kept", () => {
  const begun = { ...emptySection, title: { ...emptySection.title, en: "New" } };
  expect(withoutEmptySections({ ...texts, sections: [emptySection, begun] }).sections).toEqual([begun]);
});

test("typing does not change the server’s data", () => {
  const form = documentFormOf(texts);
  form.intro.sv = "Annat";
  expect(texts.intro.sv).toBe("Ord");
});
