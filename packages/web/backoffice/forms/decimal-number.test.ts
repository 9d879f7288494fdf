import { expect, test } from "vitest";
import { hundredthsOf, typedNumber } from "./decimal-number.ts";

const limits = { min: 1, max: 100_000 };

test.each([
  ["1,5", 150],
  ["1.5", 150],
  ["0,01", 1],
  ["1 000", 100_000],
  ["0", null],
  ["1000,01", null],
  ["0,005", null],
  ["tio", null],
  ["", null],
])("hundredthsOf reads the typed number %j as %j hundredths", (typed, hundredths) =>
  expect(hundredthsOf(typed, limits)).toBe(hundredths),
);

test("typedNumber writes a number with the decimal mark of its language, and hundredthsOf reads it back", () => {
  expect([typedNumber(1.5, "sv"), typedNumber(1.5, "en"), typedNumber(1500, "fr")]).toEqual(["1,5", "1.5", "1500"]);
  expect(hundredthsOf(typedNumber(1.5, "sv"), limits)).toBe(150);
});
