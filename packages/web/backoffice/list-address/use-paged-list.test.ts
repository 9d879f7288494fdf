import { expect, test } from "vitest";
import { type ListPage, positionOf } from "./use-paged-list.ts";

const rows = (count: number): ListPage<number> => ({
  rows: Array.from({ length: count }),
  nextCursor: null,
  total: 40,
});

test("positionOf gives a page in the middle a page before it and one after it", () => {
  const position = positionOf(rows(15), 2);
  expect(position).toMatchObject({ page: 2, last: 3, rows: 15, previous: { page: 1 }, next: { page: 3 } });
});

test("positionOf gives the last page no next page, and a page beyond the counted rows the last counted page as its previous one", () => {
  expect(positionOf(rows(10), 3)).toMatchObject({ previous: { page: 2 }, next: null });
  expect(positionOf({ ...rows(15), nextCursor: "k" }, null)).toMatchObject({
    previous: { page: 3 },
    next: { after: "k" },
  });
});

test("positionOf knows the exact total up to 1,000 rows, and beyond only if the server does", () => {
  expect(positionOf(rows(15), 1).exactTotal).toBe(40);
  expect(positionOf({ ...rows(15), total: 1001, exactTotal: 10_001 }, 1).exactTotal).toBe(10_001);
  expect(positionOf({ ...rows(15), total: 1001 }, 1).exactTotal).toBeNull();
});

test.each([2, null])("positionOf gives page %j no other pages before it is loaded", (page) =>
  expect(positionOf(undefined, page)).toMatchObject({ rows: 0, previous: null, next: null }),
);
