import { expect, test } from "vitest";
import { overlaps } from "./overlaps.ts";

const total = { purchases: 3, totalAmount: 300 };

test.each([
  ["no groups", [], false],
  [
    "groups that share the purchases",
    [
      { purchases: 2, totalAmount: 200 },
      { purchases: 1, totalAmount: 100 },
    ],
    false,
  ],
  [
    "a purchase that is in both groups",
    [
      { purchases: 2, totalAmount: 100 },
      { purchases: 2, totalAmount: 150 },
    ],
    true,
  ],
  [
    "an amount that is in both groups",
    [
      { purchases: 1, totalAmount: 200 },
      { purchases: 1, totalAmount: 200 },
    ],
    true,
  ],
])("%s add up to more than the total: %j → %s", (_, groups, isMore) => {
  expect(overlaps(groups, total)).toBe(isMore);
});
