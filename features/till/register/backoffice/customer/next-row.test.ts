import { expect, it } from "vitest";
import { inField, nextRow } from "./next-row.ts";

const walk = (keys: string[], count: number) =>
  keys.reduce((at, key) => nextRow(key, at, count) ?? at, inField as number);

it("walks from the field down the rows, stops at the last, and comes back", () => {
  expect(walk(["ArrowDown"], 3)).toBe(0);
  expect(walk(["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"], 3)).toBe(2);
  expect(walk(["ArrowDown", "ArrowDown", "ArrowUp"], 3)).toBe(0);
  expect(walk(["ArrowDown", "ArrowUp"], 3)).toBe(inField);
  expect(walk(["ArrowDown", "End", "Escape"], 3)).toBe(inField);
  expect(walk(["ArrowDown", "End", "Home"], 3)).toBe(0);
});

it("leaves the field its own keys, and has nowhere to go where nobody was found", () => {
  for (const key of ["ArrowUp", "Home", "End", "Escape", "Enter", "a"]) expect(nextRow(key, inField, 3)).toBeNull();
  expect(nextRow("ArrowDown", inField, 0)).toBeNull();
  expect(nextRow("Enter", 1, 3)).toBeNull();
});
