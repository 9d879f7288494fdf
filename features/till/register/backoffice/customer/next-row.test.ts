import { expect, it } from "vitest";
import { inField, nextRow } from "./next-row.ts";

const walk = (keys: string[], count: number) =>
  keys.reduce((at, key) => nextRow(key, at, count) ?? at, inField as number);

it("the arrow keys go from the field down the rows, stop at the last row and return", () => {
  expect(walk(["ArrowDown"], 3)).toBe(0);
  expect(walk(["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"], 3)).toBe(2);
  expect(walk(["ArrowDown", "ArrowDown", "ArrowUp"], 3)).toBe(0);
  expect(walk(["ArrowDown", "ArrowUp"], 3)).toBe(inField);
  expect(walk(["ArrowDown", "End", "Escape"], 3)).toBe(inField);
  expect(walk(["ArrowDown", "End", "Home"], 3)).toBe(0);
});

it("the field keeps its own keys, and an empty list has no rows to go to", () => {
  for (const key of ["ArrowUp", "Home", "End", "Escape", "Enter", "a"]) expect(nextRow(key, inField, 3)).toBeNull();
  expect(nextRow("ArrowDown", inField, 0)).toBeNull();
  expect(nextRow("Enter", 1, 3)).toBeNull();
});
