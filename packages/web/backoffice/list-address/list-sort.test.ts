import { expect, test } from "vitest";
import { pressedSort, readSort } from "./list-sort.ts";

test.each([
  ["name", "asc"],
  ["-name", "desc"],
  ["total", "desc"],
  ["-total", "asc"],
])("%s goes %s", (sortParam, direction) => {
  expect(readSort(sortParam, ["total"])).toEqual({ key: sortParam.replace("-", ""), direction });
});

test("a header pressed again turns round, another begins in its own order", () => {
  expect([pressedSort("name", "name"), pressedSort("-name", "name"), pressedSort("-name", "total")]).toEqual([
    "-name",
    "name",
    "total",
  ]);
});
