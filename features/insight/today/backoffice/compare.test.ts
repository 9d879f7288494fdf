import { expect, test } from "vitest";
import { compare } from "./compare.ts";

test.each([
  [5, 3, "more", 2],
  [3, 5, "fewer", 2],
  [0, 0, "same", 0],
  [0.1 + 0.2, 0.3, "same", 0],
  [249.5, 100.25, "more", 149.25],
] as const)("compares %d with %d: %s by %d", (now, before, direction, difference) => {
  expect(compare(now, before)).toEqual({ direction, difference });
});
