import { expect, test } from "vitest";
import { readCouponSearch } from "./search.ts";

test("the address of the coupon list contains the status, the kind and the table view", () => {
  const search = { status: "STOPPED", kind: "VALUE", view: "list" };
  expect(readCouponSearch(search)).toEqual(search);
});

test("the address of the coupon list drops unknown values", () => {
  expect(readCouponSearch({ status: "GONE", kind: "GIFT", view: "month" })).toEqual({});
});
