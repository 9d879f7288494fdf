import { describe, expect, it } from "vitest";
import type { Terms } from "./queries.ts";
import {
  addParagraph,
  isWhole,
  moveParagraph,
  removeParagraph,
  restoreParagraph,
  tooLongLanguage,
  unfinishedLanguage,
} from "./texts.ts";

const empty: Terms = { title: "", termsParagraphs: [] };
const completeTerms: Terms = {
  title: "Villkor",
  termsParagraphs: [
    { id: 1, title: "Medlem", content: "Alla får bli det." },
    { id: 2, title: "Poäng", content: "Gäller ett år." },
    { id: 5, title: "", content: "Frågor ställs i kassan." },
  ],
};
const order = ({ termsParagraphs }: Terms) => termsParagraphs.map(({ id }) => id);

describe("unfinishedLanguage", () => {
  it("requires the chain’s own language and ignores other languages that are empty", () => {
    expect(unfinishedLanguage({ sv: completeTerms, en: empty, fr: empty }, "sv")).toBeNull();
    expect(unfinishedLanguage({ sv: completeTerms, en: empty, fr: empty }, "en")).toBe("en");
  });
  it("requires a started language to be complete", () => {
    expect(unfinishedLanguage({ sv: completeTerms, en: empty, fr: { ...empty, title: "Conditions" } }, "sv")).toBe(
      "fr",
    );
  });
  it("treats blanks as empty", () => {
    const blank = { title: " ", termsParagraphs: [{ id: 1, title: "", content: "\n" }] };
    expect(isWhole(blank)).toBe(false);
    expect(unfinishedLanguage({ sv: completeTerms, en: blank, fr: empty }, "sv")).toBeNull();
  });
});

describe("tooLongLanguage", () => {
  const at = (title: number, content: number, paragraphs = 1): Terms => ({
    title: "r".repeat(title),
    termsParagraphs: Array.from({ length: paragraphs }, (_, id) => ({ id, title: "", content: "t".repeat(content) })),
  });
  it("returns the first language with too much text, ignoring surrounding spaces", () => {
    expect(tooLongLanguage({ sv: at(160, 6000, 100), en: at(10, 10), fr: empty })).toBeNull();
    expect(tooLongLanguage({ sv: completeTerms, en: at(161, 1), fr: at(1, 6001) })).toBe("en");
    expect(tooLongLanguage({ sv: completeTerms, en: empty, fr: at(1, 6001) })).toBe("fr");
    expect(tooLongLanguage({ sv: at(1, 1, 101), en: empty, fr: empty })).toBe("sv");
    expect(
      tooLongLanguage({ sv: { ...completeTerms, title: `${" ".repeat(200)}Villkor` }, en: empty, fr: empty }),
    ).toBeNull();
  });
});

describe("paragraphs", () => {
  it("are added under an unused id", () => {
    expect(order(addParagraph(completeTerms))).toEqual([1, 2, 5, 6]);
    expect(order(addParagraph(empty))).toEqual([1]);
  });
  it("move one position but not beyond the ends", () => {
    expect(order(moveParagraph(completeTerms, 5, -1))).toEqual([1, 5, 2]);
    expect(order(moveParagraph(completeTerms, 1, 1))).toEqual([2, 1, 5]);
    expect(moveParagraph(completeTerms, 1, -1)).toBe(completeTerms);
    expect(moveParagraph(completeTerms, 5, 1)).toBe(completeTerms);
  });
  it("return to their position when restored after removal", () => {
    const second = completeTerms.termsParagraphs[1] ?? { id: 0, title: "", content: "" };
    expect(restoreParagraph(removeParagraph(completeTerms, 2), second, 1)).toEqual(completeTerms);
  });
});
