import { expect, test } from "vitest";
import { lastPage, shownPages } from "./list-pages.ts";

test.each([
  [0, 1],
  [1, 1],
  [15, 1],
  [16, 2],
  [1_000, 67],
  [1_001, 66],
  [5_000_000, 66],
])("%i rows have %i numbered pages", (rows, pages) => {
  expect(lastPage(rows)).toBe(pages);
});

test.each([
  [1, 1, [1]],
  [1, 7, [1, 2, 3, null, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 20, [1, 2, 3, 4, 5, 6, 7, null, 20]],
  [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, [1, null, 18, 19, 20]],
])("page %i of %i shows the page numbers %j", (page, last, expectedPages) => {
  expect(shownPages(page, last)).toEqual(expectedPages);
});
