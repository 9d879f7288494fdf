import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askAboveAmount, checkPurchaseAmount, kronorFromOre, oreFromKronor, parseAmount } from "./money.ts";

describe("oreFromKronor", () => {
  test.each([
    [0, 0],
    [-0, 0],
    [1, 100],
    [249.5, 24950],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [1001.1, 100110],
    [8.2, 820],
  ])("converts %d kr to %i öre", (kronor, ore) => expect(oreFromKronor(kronor)).toEqual({ ok: true, ore }));

  test.each([0.001, 1.005, 249.555, -1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e300])("refuses %d", (kronor) => {
    expect(oreFromKronor(kronor)).toEqual({ ok: false, reason: "INVALID_AMOUNT" });
  });

  test("restores every öre from a number, from JSON and from typed text", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (ore) => {
        expect(oreFromKronor(kronorFromOre(ore))).toEqual({ ok: true, ore });
        expect(oreFromKronor(JSON.parse(JSON.stringify(kronorFromOre(ore))))).toEqual({ ok: true, ore });
        expect(parseAmount((ore / 100).toFixed(2).replace(".", ","))).toEqual({ ok: true, ore });
      }),
    );
  });

  test("refuses a third decimal", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }).filter((thousandths) => thousandths % 10 !== 0),
        (thousandths) => {
          expect(oreFromKronor(thousandths / 1000).ok).toBe(false);
        },
      ),
    );
  });
});

describe("parseAmount", () => {
  test.each([
    ["249,50", 24950],
    ["249.5", 24950],
    [" 249 ", 24900],
    ["1 249,50", 124950],
    ["1\u00a0249\u00a0000", 124900000],
    ["249 kr", 24900],
    ["249,50 SEK", 24950],
    ["0,05", 5],
    ["007", 700],
  ])("reads %s", (input, ore) => expect(parseAmount(input)).toEqual({ ok: true, ore }));
  test.each(["", "kr", "abc", "-5", "249,", ",50", "1.249,50", "1,234", "12 34", "1e3", "9".repeat(16)])(
    "refuses %j",
    (input) => {
      expect(parseAmount(input)).toEqual({ ok: false, reason: "INVALID_AMOUNT" });
    },
  );
});

test.each([
  [99, { ok: false, reason: "AMOUNT_TOO_SMALL" }],
  [100, { ok: true }],
  [1_000_000_000, { ok: true }],
  [1_000_000_001, { ok: false, reason: "AMOUNT_TOO_LARGE" }],
])("checkPurchaseAmount accepts or refuses a purchase of %i öre by its limits", (ore, answer) => {
  expect(checkPurchaseAmount(ore)).toEqual(answer);
});

test.each([
  [5_000_000, null, false],
  [5_000_001, null, true],
  [500_000, 5_000, false],
  [500_001, 5_000, true],
  [500_001, 0, false],
  [5_000_001, 4_000_000, true],
])("%i öre with a median of %s requires a confirmation: %s", (ore, median, asks) => {
  expect(askAboveAmount(ore, median)).toBe(asks);
});
