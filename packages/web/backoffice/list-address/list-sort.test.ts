import { expect, test } from "vitest";
import { pressedSort, readSort } from "./list-sort.ts";

test.each([
  ["name", "asc"],
  ["-name", "desc"],
  ["total", "desc"],
  ["-total", "asc"],
])("the sort %s has the direction %s", (sortParam, direction) => {
  expect(readSort(sortParam, ["total"])).toEqual({ key: sortParam.replace("-", ""), direction });
});

test("a header pressed again reverses its sort, and another header starts with its own order", () => {
  expect([pressedSort("name", "name"), pressedSort("-name", "name"), pressedSort("-name", "total")]).toEqual([
    "-name",
    "name",
    "total",
  ]);
});
