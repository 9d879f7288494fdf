import { expect, test } from "vitest";
import { pointsLacking } from "./points-lacking.ts";

test.each([
  [{ balance: 240, owed: 0 }, 60],
  [{ balance: 300, owed: 0 }, 0],
  [{ balance: 900, owed: 0 }, 0],
  [{ balance: 0, owed: 954 }, 1254],
])("a reward of 300 points with %o lacks %i points", (points, missingPoints) => {
  expect(pointsLacking(300, points)).toBe(missingPoints);
});

test("a coupon without a price lacks no points during a deficit", () => {
  expect(pointsLacking(0, { balance: 0, owed: 954 })).toBe(0);
});
