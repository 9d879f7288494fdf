import { expect, test } from "vitest";
import { checkDocument, documentFormOf, emptySection, withoutEmptySections } from "./document-form.ts";

const words = { sv: "Ord", en: "Words", fr: "Mots" };
const texts = { intro: words, sections: [{ title: words, text: { ...words, fr: " " } }, emptySection] };

test("a draft may lack anything, and what is published nothing", () => {
  expect(checkDocument(texts, false)).toEqual({});
  expect(checkDocument(withoutEmptySections(texts), true)).toEqual({ "sections.0.text.fr": "REQUIRED" });
});

test("sections nobody wrote anything in are left out, those begun in one language stay", () => {
  const begun = { ...emptySection, title: { ...emptySection.title, en: "New" } };
  expect(withoutEmptySections({ ...texts, sections: [emptySection, begun] }).sections).toEqual([begun]);
});

test("what is typed changes nothing of what the server told", () => {
  const form = documentFormOf(texts);
  form.intro.sv = "Annat";
  expect(texts.intro.sv).toBe("Ord");
});
