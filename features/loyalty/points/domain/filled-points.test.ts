import { expect, test } from "vitest";
import { filledPoints } from "./filled-points.ts";

const use = (usedPoints: number, returnPointsDate: string | null = null) => ({
  usedPoints,
  usedPointsDate: "2026-03-10T12:00:00Z",
  returnPointsDate,
});
const purchase = { earnedPoints: 100, returnedPoints: 0, remainingPoints: 0, pointsUsages: [use(0)] };

test("points of a purchase that are neither left, used nor returned count as having covered a deficit", () => {
  expect(filledPoints(purchase)).toBe(100);
  expect(filledPoints({ ...purchase, remainingPoints: 40 })).toBe(60);
  expect(filledPoints({ ...purchase, returnedPoints: 30, remainingPoints: 40 })).toBe(30);
});

test("used points do not count as having covered a deficit, and cancelled uses count as left", () => {
  expect(filledPoints({ ...purchase, pointsUsages: [use(70), use(30)] })).toBe(0);
  expect(filledPoints({ ...purchase, remainingPoints: 100, pointsUsages: [use(70, "2026-03-11T12:00:00Z")] })).toBe(0);
});

test("a purchase with a deficit of its own counts as having covered no other deficit", () => {
  expect(filledPoints({ ...purchase, returnedPoints: 100, pointsUsages: [use(70)] })).toBe(0);
});
