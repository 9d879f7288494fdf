import { expect, test } from "vitest";
import { type ListPage, positionOf } from "./use-paged-list.ts";

const rows = (count: number): ListPage<number> => ({
  rows: Array.from({ length: count }),
  nextCursor: null,
  total: 40,
});

test("a page in the middle has one before and one after it", () => {
  const position = positionOf(rows(15), 2);
  expect(position).toMatchObject({ page: 2, last: 3, rows: 15, previous: { page: 1 }, next: { page: 3 } });
});

test("the last page has none after it, and one beyond the counted rows goes back to the last that is", () => {
  expect(positionOf(rows(10), 3)).toMatchObject({ previous: { page: 2 }, next: null });
  expect(positionOf({ ...rows(15), nextCursor: "k" }, null)).toMatchObject({
    previous: { page: 3 },
    next: { after: "k" },
  });
});

test.each([2, null])("of a page that is not here (%j) nothing is said of where it stands", (page) =>
  expect(positionOf(undefined, page)).toMatchObject({ rows: 0, previous: null, next: null }),
);
