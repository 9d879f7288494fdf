import { expect, test } from "vitest";
import { nextSort } from "./data-table.ts";

test("a header sorts rising first, and turns round when pressed again", () => {
  expect(nextSort(undefined, "name")).toEqual({ key: "name", direction: "asc" });
  expect(nextSort({ key: "name", direction: "asc" }, "name")).toEqual({ key: "name", direction: "desc" });
  expect(nextSort({ key: "name", direction: "desc" }, "name")).toEqual({ key: "name", direction: "asc" });
  expect(nextSort({ key: "name", direction: "desc" }, "points")).toEqual({ key: "points", direction: "asc" });
});
