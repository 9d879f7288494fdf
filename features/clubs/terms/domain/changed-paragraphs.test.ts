import { expect, test } from "vitest";
import { changedParagraphs } from "./changed-paragraphs.ts";

const paragraph = (title: string, content = "Så är det.") => ({ id: 0, title, content });
const text = (title: string, ...termsParagraphs: ReturnType<typeof paragraph>[]) => ({ title, termsParagraphs });
const [points, rewards, leaving] = [paragraph("Poäng"), paragraph("Belöningar"), paragraph("Lämna klubben")];
const before = text("Villkor", points, rewards, leaving);
const named = (after: Parameters<typeof changedParagraphs>[1]) =>
  changedParagraphs(before, after).map((each) => [
    each.before.map(({ title, content }) => `${title} ${content}`),
    each.after.map(({ title, content }) => `${title} ${content}`),
  ]);

test("changedParagraphs is empty for the same text with other paragraph numbers", () => {
  expect(named(text("Villkor", { ...points, id: 7 }, rewards, leaving))).toEqual([]);
});

test("changedParagraphs pairs a rewritten paragraph with its earlier text", () => {
  expect(named(text("Villkor", points, paragraph("Belöningar", "Så blir det."), leaving))).toEqual([
    [["Belöningar Så är det."], ["Belöningar Så blir det."]],
  ]);
});

test("changedParagraphs has nothing before a new paragraph and nothing after a removed one", () => {
  expect(named(text("Villkor", points, rewards, paragraph("Hundar"), leaving))).toEqual([[[], ["Hundar Så är det."]]]);
  expect(named(text("Villkor", points, leaving))).toEqual([[["Belöningar Så är det."], []]]);
});

test("changedParagraphs includes a new title", () => {
  expect(named(text("Nya villkor", points, rewards, leaving))).toEqual([[["Villkor "], ["Nya villkor "]]]);
});
