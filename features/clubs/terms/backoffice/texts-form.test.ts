import { expect, it } from "vitest";
import { chooseTheirs, mergeEdits } from "#packages/domain/merge-edits.ts";
import { sideBySide, textsOf } from "./texts-form.ts";

const one = (title: string, ...contents: string[]) => ({
  title,
  termsParagraphs: contents.map((content, index) => ({ id: index + 1, title: "", content })),
});
const texts = { sv: one("Villkor", "Alla får vara med.", "Poäng gäller ett år."), en: one(""), fr: one("") };
const merged = (mine: typeof texts, otherSide: typeof texts) => {
  const sides = sideBySide(texts, mine, otherSide);
  return { ...sides, difference: mergeEdits(sides.base, sides.mine, sides.theirs) };
};

it("restores texts from the form’s fields, without empty paragraphs and numbers", () => {
  const gap = { ...texts, fr: { title: " Conditions", termsParagraphs: [{ id: 7, title: " ", content: "" }] } };
  const { mine, fields } = sideBySide(texts, gap, texts);
  expect(textsOf(mine, fields)).toEqual({ ...texts, fr: one("Conditions") });
});

it("merges two people’s edits in two languages", () => {
  const mine = { ...texts, en: one("Terms", "Everybody may join.") };
  const otherTexts = { ...texts, sv: one("Villkor", "Alla får vara med.", "Poäng gäller ett år.", "Även hundar.") };
  const { difference, fields } = merged(mine, otherTexts);
  expect(difference.clashes).toEqual([]);
  expect(textsOf(difference.values, fields)).toEqual({ ...texts, sv: otherTexts.sv, en: mine.en });
});

it("merges two people’s edits of two paragraphs, and reports a conflict in the same paragraph", () => {
  const mine = { ...texts, sv: one("Villkor", "Alla över 16 får vara med.", "Poäng gäller två år.") };
  const otherTexts = { ...texts, sv: one("Villkor", "Alla får vara med.", "Poäng gäller ett halvår.", "Även hundar.") };
  const { difference, fields } = merged(mine, otherTexts);
  expect(difference.clashes.map((field) => fields[field])).toEqual([
    { language: "sv", paragraphs: { first: 2, count: 1 } },
  ]);
  expect(textsOf(chooseTheirs(difference, difference.clashes), fields).sv).toEqual(
    one("Villkor", "Alla över 16 får vara med.", "Poäng gäller ett halvår.", "Även hundar."),
  );
});
