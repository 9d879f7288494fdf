import { expect, test } from "vitest";
import {
  type Column,
  columnWidth,
  hasLines,
  keepsWidths,
  nextSort,
  rowsBetween,
  tableRows,
  widthSums,
} from "./data-table.ts";

test("a table header sorts ascending first, and reverses when it is pressed again", () => {
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
])("a table page of %i rows reserves room for %d", (rows, room) => {
  expect(tableRows(rows)).toBe(room);
});

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  header: key,
  cell: (row) => row,
  ...more,
});

test("table columns keep their widths when all columns except the growing one have a width", () => {
  expect(keepsWidths([column("name"), column("points", { width: "90px" })])).toBe(true);
  expect(keepsWidths([column("date", { width: "90px" }), column("name", { grows: true })])).toBe(true);
  expect(keepsWidths([column("name"), column("points")])).toBe(false);
  expect(keepsWidths([column("name")])).toBe(false);
});

test.each([
  ["120px", "120px", 120],
  ["9.5rem", "9.5rem", 152],
  ["15%", "15cqi", 150],
] as const)("a table column of %s is %s wide and weighs %d px", (width, css, px) => {
  expect(columnWidth({ width })).toEqual({ css, px });
});

test("table columns with controls keep their width, and numbers and texts share the remaining room", () => {
  const columns = [
    column("name", { grows: true, width: "999px" }),
    column("when", { width: "100px" }),
    column("where", { width: "10%" }),
    column("points", { width: "90px", align: "end" }),
    column("menu", { width: "76px", wraps: true, align: "end" }),
  ];
  expect(widthSums(columns)).toEqual({ rigid: 76, number: 90, text: 200 });
});

test("a phone’s table rows have two lines when a column is placed on the second line", () => {
  expect(hasLines([column("name", { onPhone: "first" }), column("points", { onPhone: "second" })])).toBe(false);
  expect(hasLines([column("name", { onPhone: "first" }), column("points", { onPhone: "end" })])).toBe(true);
});

test.each([
  [null, 2, "c"],
  [0, 2, "abc"],
  [3, 1, "bcd"],
  [9, 1, "b"],
])("a Shift click after row %j on row %i selects every row between them", (from, to, chosen) => {
  expect(rowsBetween([..."abcd"], from, to).join("")).toBe(chosen);
});
