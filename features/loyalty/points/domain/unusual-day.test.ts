import { expect, test } from "vitest";
import { outstandingAgainst } from "./unusual-day.ts";

const usually900 = [100, 900, 900, 900, 30_000];

test("a day is unusual at five times the median", () => {
  expect(outstandingAgainst(4_500, usually900)).toBe(900);
  expect(outstandingAgainst(4_499, usually900)).toBeNull();
});

test("a day with few former days or few points is never unusual", () => {
  expect(outstandingAgainst(12_000, usually900.slice(1))).toBeNull();
  expect(outstandingAgainst(999, [10, 10, 10, 10, 10])).toBeNull();
  expect(outstandingAgainst(1_000, [10, 10, 10, 10, 10])).toBe(10);
});
