import { expect, test } from "vitest";
import { pressedSort, readSort } from "./list-sort.ts";

test.each([
  ["name", "asc"],
  ["-name", "desc"],
  ["total", "desc"],
  ["-total", "asc"],
])("%s goes %s", (asked, direction) => {
  expect(readSort(asked, ["total"])).toEqual({ key: asked.replace("-", ""), direction });
});

test("a header pressed again turns round, another begins in its own order", () => {
  expect([pressedSort("name", "name"), pressedSort("-name", "name"), pressedSort("-name", "total")]).toEqual([
    "-name",
    "name",
    "total",
  ]);
});
