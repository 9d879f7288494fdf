import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBankAmount, readBankDate } from "./bank-values.ts";

describe("a bank's amount", () => {
  test.each([
    ["1 249,50", 124_950],
    ["1249.5", 124_950],
    ["+249 kr", 24_900],
    ["1.249,50", 124_950],
    ["1,249.50", 124_950],
    ["1'249.50", 124_950],
    ["−12,00", -1_200],
    ["-12,00 SEK", -1_200],
    ["1.249.000,00", 124_900_000],
    ["-0,00", 0],
  ])("reads %s", (text, ore) => {
    expect(readBankAmount(text)).toBe(ore);
  });

  test.each(["", "kr", "1,249", "1.249", "12,345,6", "1 249,505", "1e3", "12-", "9".repeat(18)])(
    "rejects %s",
    (text) => {
      expect(readBankAmount(text)).toBeNull();
    },
  );

  test("reads any amount with spaces as thousands separators", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(" ", "\u00a0", "\u202f", ""), (ore, space) => {
        const [kronor = "", decimals] = (Math.abs(ore) / 100).toFixed(2).split(".");
        const text = `${ore < 0 ? "-" : ""}${kronor.replace(/\B(?=(\d{3})+$)/g, space)},${decimals}`;
        expect(readBankAmount(text)).toBe(ore);
      }),
    );
  });
});

test("a bank’s date may have the year first or last, and must exist", () => {
  const read = (text: string) => readBankDate(text)?.toString() ?? null;
  expect(["2026-11-23", "20261123", "2026/11/23", "23.11.2026", "3/11/2026", "2026-11-23 08:15"].map(read)).toEqual([
    "2026-11-23",
    "2026-11-23",
    "2026-11-23",
    "2026-11-23",
    "2026-11-03",
    "2026-11-23",
  ]);
  expect(["", "2026-02-30", "2026-1123", "26-11-23", "nu"].map(read)).toEqual([null, null, null, null, null]);
});
