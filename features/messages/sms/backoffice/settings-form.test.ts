import { expect, test } from "vitest";
import { checkTopUp, limitOf, topUpOf } from "./settings-form.ts";

const packages = [{ credits: 100, price: 95 }];

test("a monthly limit is a whole number including zero, or none", () => {
  const typed = (monthLimit: string, limited = true) => limitOf({ limited, monthLimit });
  expect([typed("1 000"), typed("0"), typed("", false), typed(""), typed("-1"), typed("1,5")]).toEqual([
    1_000,
    0,
    null,
    ...Array(3).fill(undefined),
  ]);
});

test("a top-up has a level below its package", () => {
  const form = (below: string, on = true) => ({ on, below, credits: "100" });
  expect(topUpOf(form("50"))).toEqual({ below: 50, credits: 100 });
  expect(topUpOf(form("x", false))).toBe(null);
  expect(checkTopUp(form("x"), packages)).toEqual({ below: "INVALID_INPUT" });
  expect(checkTopUp(form("100"), packages)).toEqual({ below: "LEVEL_ABOVE_PACKAGE", credits: null });
  expect(checkTopUp(form("50"), [])).toMatchObject({ credits: "PACKAGE_GONE" });
});
