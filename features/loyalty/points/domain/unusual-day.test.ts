import { expect, test } from "vitest";
import { outstandingAgainst } from "./unusual-day.ts";

const usually900 = [100, 900, 900, 900, 30_000];

test("a day stands out at five times what is usual", () => {
  expect(outstandingAgainst(4_500, usually900)).toBe(900);
  expect(outstandingAgainst(4_499, usually900)).toBeNull();
});

test("without a habit there is silence, and about few points too", () => {
  expect(outstandingAgainst(12_000, usually900.slice(1))).toBeNull();
  expect(outstandingAgainst(999, [10, 10, 10, 10, 10])).toBeNull();
  expect(outstandingAgainst(1_000, [10, 10, 10, 10, 10])).toBe(10);
});
