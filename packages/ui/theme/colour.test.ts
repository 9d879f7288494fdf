import { expect, test } from "vitest";
import { inkOn } from "./colour.ts";

test.each([
  ["#ffffff", "#000000"],
  ["#f2d14b", "#000000"],
  ["#1f4d43", "#ffffff"],
  ["#000000", "#ffffff"],
])("inkOn picks the more readable of black and white on %s", (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});
