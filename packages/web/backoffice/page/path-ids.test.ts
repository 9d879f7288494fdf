import { expect, test } from "vitest";
import { hasPossibleIds } from "./path-ids.ts";

test.each([
  ["a whole number", { id: "7" }, true],
  ["two numbers and a word that is no id", { id: "7", otherId: "8", section: "points" }, true],
  ["a word", { id: "new" }, false],
  ["a word as the second id", { id: "7", otherId: "new" }, false],
  ["zero", { id: "0" }, false],
  ["a fraction", { id: "1.5" }, false],
  ["more digits than a number holds", { id: "1".repeat(16) }, false],
  ["a name of something that has no number", { document: "terms" }, true],
])("decides whether %s can be in an address", (_, params, isPossible) => {
  expect(hasPossibleIds(params)).toBe(isPossible);
});
