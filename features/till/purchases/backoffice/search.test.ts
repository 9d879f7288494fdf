import { expect, test } from "vitest";
import { readPurchaseSearch } from "./search.ts";

test("the address of the purchase list has the filters of purchases", () => {
  const search = { cashierId: "7", categoryId: 3, amountFrom: 100, amountTo: "99.5", only: "LARGE" };
  expect(readPurchaseSearch(search)).toEqual({ ...search, cashierId: 7, amountTo: 99.5 });
});

test("the address of the purchase list drops a kind of purchase that does not exist", () => {
  expect(readPurchaseSearch({ only: "ALL" })).toEqual({});
});
