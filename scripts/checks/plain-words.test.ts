import { describe, expect, test } from "vitest";
import { subjectProblems, wordProblems } from "./plain-words.ts";

describe("the check of words", () => {
  test.each([
    ["// The cashier is told.", "told"],
    ["  /** Whoever asks. */", "whoever"],
    [" * The row goes back.", "goes back"],
    ['test("is nobody’s", () => {', "nobody"],
  ])("refuses a tell-tale word in %s", (line, word) => {
    expect(wordProblems(line)).toEqual([expect.stringMatching(new RegExp(`^"${word}": write `, "i"))]);
  });

  test.each([
    "const found = 1;",
    "for (const each of rows) {",
    "const { asked, context } = call;",
    "function known() {",
  ])("refuses the bare name in %s", (line) => {
    expect(wordProblems(line)).toEqual([expect.stringContaining("use a noun")]);
  });

  test.each([
    "// The cashier sees the amount.",
    "const foundMember = 1;",
    'const text = "nobody";',
    "// understands",
    "const { kept: survivor } = merge;",
  ])("accepts %s", (line) => {
    expect(wordProblems(line)).toEqual([]);
  });

  test("refuses a commit subject of 73 characters and accepts one of 72", () => {
    expect(subjectProblems("x".repeat(72))).toEqual([]);
    expect(subjectProblems("x".repeat(73))).toEqual([expect.stringContaining("73 characters, at most 72")]);
  });
});
