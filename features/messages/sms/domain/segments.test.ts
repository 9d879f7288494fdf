import { expect, test } from "vitest";
import { charactersBeyondOne, countSegments, dearCharacters } from "./segments.ts";

test.each([
  ["a", 1],
  ["å".repeat(160), 1],
  ["å".repeat(161), 2],
  ["å".repeat(306), 2],
  ["å".repeat(307), 3],
  // Characters of the extension table take two places each.
  ["€".repeat(80), 1],
  ["€".repeat(81), 2],
  ["ê".repeat(70), 1],
  ["ê".repeat(71), 2],
  ["😀".repeat(35), 1],
  ["😀".repeat(36), 2],
])("%# is counted in the network's segments", (text, segments) => {
  expect(countSegments(text)).toBe(segments);
});

test.each([
  ["å".repeat(160), 0],
  ["å".repeat(161), 1],
  ["å".repeat(200), 40],
  [`${"a".repeat(159)}€`, 1],
  ["ê".repeat(72), 2],
])("%# is too long for one credit by a number of characters", (text, beyond) => {
  expect(charactersBeyondOne(text)).toBe(beyond);
});

test.each([
  ["Välkommen in på en kopp, 20 €!", []],
  ["Noël – “fête” – 😀", ["ë", "–", "“", "ê", "”", "😀"]],
])("%# lists each character that raises an SMS's cost once", (text, characters) => {
  expect(dearCharacters(text)).toEqual(characters);
});
