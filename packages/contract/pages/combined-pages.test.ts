import { expect, test } from "vitest";
import { combinePages } from "./combined-pages.ts";

test("combines the pages of all nouns", () => {
  const combined = combinePages({ coupons: { coupon: "/coupons/$id" }, home: { home: "/" } });
  expect(combined).toEqual({ coupon: "/coupons/$id", home: "/" });
});

test("throws when two nouns declare a page of the same name", () => {
  expect(() => combinePages({ coupons: { list: "/coupons" }, points: { list: "/points" } })).toThrow("list");
});
