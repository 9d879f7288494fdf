import { expect, test } from "vitest";
import { type ListPage, positionOf } from "./use-paged-list.ts";

const rows = (count: number): ListPage<number> => ({
  rows: Array.from({ length: count }),
  nextCursor: null,
  total: 40,
});

test("a page in the middle has a page before it and one after it", () => {
  const position = positionOf(rows(15), 2);
  expect(position).toMatchObject({ page: 2, last: 3, rows: 15, previous: { page: 1 }, next: { page: 3 } });
});

test("the last page has no next page, and a page beyond the counted rows returns to the last counted one", () => {
  expect(positionOf(rows(10), 3)).toMatchObject({ previous: { page: 2 }, next: null });
  expect(positionOf({ ...rows(15), nextCursor: "k" }, null)).toMatchObject({
    previous: { page: 3 },
    next: { after: "k" },
  });
});

test.each([2, null])("the position has no other pages before page %j is loaded", (page) =>
  expect(positionOf(undefined, page)).toMatchObject({ rows: 0, previous: null, next: null }),
);
