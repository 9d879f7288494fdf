import fc from "fast-check";
import { expect, it } from "vitest";
import { wrapped } from "./wrapping.ts";

const measure = (line: string) => [...line].length * 10;

it("banner text breaks between words, and within a word only if necessary", () => {
  expect(wrapped("Två kaffe för en", 100, measure)).toEqual(["Två kaffe", "för en"]);
  expect(wrapped("Rad ett\nrad två", 500, measure)).toEqual(["Rad ett", "rad två"]);
  expect(wrapped("Jordgubbstårta idag", 60, measure)).toEqual(["Jordgu", "bbstår", "ta", "idag"]);
});

it("banner text keeps every letter and stays within the width", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 10, max: 400 }), (text, width) => {
      const lines = wrapped(text, width, measure);
      const letters = (of: string) => of.replace(/[ \n]/g, "");
      expect(letters(lines.join(""))).toBe(letters(text));
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(Math.max(10, width));
    }),
  );
});
