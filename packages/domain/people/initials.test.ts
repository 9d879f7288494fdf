import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Kim", "Berg", "KB"],
  [" åsa", "öberg ", "ÅÖ"],
  ["A\u030asa", "", "Å"],
  ["", "von Platen", "V"],
  ["", " ", ""],
  ["𝒜da", "Lind", "𝒜L"],
])("the initials of %j %j are %j", (first, last, initials) => {
  expect(initialsOf(first, last)).toBe(initials);
});
