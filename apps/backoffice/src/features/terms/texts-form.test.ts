import { mergeEdits } from "@stammis/domain/merge-edits";
import { expect, it } from "vitest";
import { textsFormOf, textsOf } from "./texts-form.ts";

const one = (title: string, ...contents: string[]) => ({
  title,
  termsParagraphs: contents.map((content, index) => ({ id: index + 1, title: "", content })),
});
const texts = { sv: one("Villkor", "Alla får vara med."), en: one(""), fr: one("") };

it("reads back what it wrote, but for empty paragraphs and their numbers", () => {
  expect(textsOf(textsFormOf(texts))).toEqual(texts);
  const gap = { ...texts, sv: { title: " Villkor", termsParagraphs: [{ id: 7, title: " ", content: "" }] } };
  expect(textsOf(textsFormOf(gap))).toEqual({ ...texts, sv: one("Villkor") });
});

it("lets two people write in two languages", () => {
  const mine = { ...texts, en: one("Terms", "Everybody may join.") };
  const theirs = { ...texts, sv: one("Villkor", "Alla får vara med.", "Även hundar.") };
  const { values, clashes } = mergeEdits(textsFormOf(texts), textsFormOf(mine), textsFormOf(theirs));
  expect(clashes).toEqual([]);
  expect(textsOf(values)).toEqual({ ...texts, sv: theirs.sv, en: mine.en });
});
