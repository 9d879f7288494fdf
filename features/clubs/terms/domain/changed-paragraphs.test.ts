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

test("the same text has no changes, whatever numbers its paragraphs bear", () => {
  expect(named(text("Villkor", { ...points, id: 7 }, rewards, leaving))).toEqual([]);
});

test("a paragraph written anew stands beside what it was", () => {
  expect(named(text("Villkor", points, paragraph("Belöningar", "Så blir det."), leaving))).toEqual([
    [["Belöningar Så är det."], ["Belöningar Så blir det."]],
  ]);
});

test("one that is new has nothing before it, and one that is gone nothing after", () => {
  expect(named(text("Villkor", points, rewards, paragraph("Hundar"), leaving))).toEqual([[[], ["Hundar Så är det."]]]);
  expect(named(text("Villkor", points, leaving))).toEqual([[["Belöningar Så är det."], []]]);
});

test("a new title is a change", () => {
  expect(named(text("Nya villkor", points, rewards, leaving))).toEqual([[["Villkor "], ["Nya villkor "]]]);
});
