import { expect, test } from "vitest";
import { readCouponSearch } from "./search.ts";

test("reads the status, the kind and the table", () => {
  const search = { status: "STOPPED", kind: "VALUE", view: "list" };
  expect(readCouponSearch(search)).toEqual(search);
});

test("leaves out what coupons do not have", () => {
  expect(readCouponSearch({ status: "GONE", kind: "GIFT", view: "month" })).toEqual({});
});
