import { expect, test } from "vitest";
import { nextSort, tableRows } from "./data-table.ts";

test("a header sorts rising first, and turns round when pressed again", () => {
  expect(nextSort(undefined, "name")).toEqual({ key: "name", direction: "asc" });
  expect(nextSort({ key: "name", direction: "asc" }, "name")).toEqual({ key: "name", direction: "desc" });
  expect(nextSort({ key: "name", direction: "desc" }, "name")).toEqual({ key: "name", direction: "asc" });
  expect(nextSort({ key: "name", direction: "desc" }, "points")).toEqual({ key: "points", direction: "asc" });
});

test.each([
  [0, 7.5],
  [6, 7.5],
  [7, 8],
  [14, 15],
  [15, 15],
])("a page of %i rows leaves room for %d", (rows, room) => {
  expect(tableRows(rows)).toBe(room);
});
