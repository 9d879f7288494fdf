import { expect, test } from "vitest";
import { pointsLeft } from "./points-left.ts";

test.each([
  [{ balance: 240, owed: 0 }, 60],
  [{ balance: 300, owed: 0 }, 0],
  [{ balance: 900, owed: 0 }, 0],
  [{ balance: 0, owed: 954 }, 1254],
])("a reward of 300 with %o: %i to go", (points, left) => {
  expect(pointsLeft(300, points)).toBe(left);
});
