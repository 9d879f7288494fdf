import { expect, test } from "vitest";
import { paths } from "#features/office-paths.ts";
import { isOfPoints } from "./use-coupons-list.ts";

test.each([
  ["/coupons/7", paths.points, true],
  [paths.newReward, paths.points, true],
  ["/coupons", paths.points, false],
  ["/coupons/7", paths.coupons, false],
])("the page %s opened from the list %s is marked in the menu under points: %j", (pathname, list, isPoints) => {
  expect(isOfPoints(pathname, list)).toBe(isPoints);
});
