import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stampCardTitleHint } from "#packages/domain/limits.ts";
import { checkCardText, checkColour, linesOf, stampCardTexts, textRoom, textSizes } from "./stamp-card-texts.ts";

describe("the title of a stamp card", () => {
  test("has at most as many characters at any size as the hint says", () => {
    for (const size of textSizes) {
      expect(textRoom[size].lines * textRoom[size].perLine).toBeLessThanOrEqual(stampCardTitleHint);
    }
  });
  test.each([
    ["", "LARGE", [""]],
    ["Var tionde kaffe bjuder vi på", "SMALL", ["Var tionde kaffe bjuder vi på"]],
    ["Var tionde kaffe bjuder vi på", "MEDIUM", ["Var tionde kaffe", "bjuder vi på"]],
    ["Kaffe\nbulle", "LARGE", ["Kaffe", "bulle"]],
    ["Specialkaffebryggeriet", "LARGE", ["Specialkaffebryg", "geriet"]],
    ["x".repeat(16), "LARGE", ["x".repeat(16)]],
    ["a\n\nb", "LARGE", ["a", "", "b"]],
  ] as const)("%j at %s has the lines %j", (text, size, lines) => expect(linesOf(text, size)).toEqual(lines));
  test.each([
    ["x".repeat(60), "SMALL", true],
    ["x".repeat(60), "MEDIUM", true],
    ["x".repeat(49), "LARGE", false],
    ["x".repeat(61), "SMALL", false],
    ["a\nb\nc", "SMALL", false],
    ["a\nb\nc", "LARGE", true],
    ["a\nb\nc\nd", "LARGE", false],
    ["", "SMALL", true],
  ] as const)("%j at %s fits: %s", (text, size, fits) => {
    const checked = checkCardText(text, size);
    expect(checked).toEqual(fits ? { ok: true, value: text } : { ok: false, reason: "TEXT_TOO_LONG" });
  });
  test("is stored trimmed", () => expect(checkCardText(" Kaffe ", "LARGE")).toEqual({ ok: true, value: "Kaffe" }));
  test("keeps every letter, in lines within their width", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.constantFrom(...textSizes), (text, size) => {
        const lines = linesOf(text, size);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(textRoom[size].perLine);
        expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      }),
    );
  });
});

test.each([
  ["#a1b2c3", "#a1b2c3"],
  [" #FFF000 ", "#fff000"],
  ["#fff", null],
  ["fff000", null],
  ["#fff00g", null],
  ["#fff0000", null],
  ["red;background:url(//x)", null],
])("the text %j is read as the colour %j", (input, value) => {
  expect(checkColour(input)).toEqual(value === null ? { ok: false, reason: "INVALID_COLOUR" } : { ok: true, value });
});

test("reads the texts of a stamp card at their sizes in every language", () => {
  const texts = stampCardTexts({ titleSize: "LARGE", subtitleSize: "SMALL" });
  expect(texts.title("a\nb\nc\nd")).toEqual({ ok: false, reason: "TEXT_TOO_LONG" });
  expect(texts.subtitle("a\nb\nc")).toEqual({ ok: false, reason: "TEXT_TOO_LONG" });
  expect(texts.reward("x".repeat(61))).toEqual({ ok: false, reason: "NAME_TOO_LONG" });
});
