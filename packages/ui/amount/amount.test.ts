import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AmountKey, grouped, keyOf, pressKey, readShown } from "./amount.ts";

const typed = (keys: string): string => [...keys].reduce((text, key) => pressKey(text, key as AmountKey), "");

describe("amount", () => {
  test("reads as typed, with a comma and at most two decimals", () => {
    expect(typed("249,50")).toBe("249,50");
    expect(typed("249,509")).toBe("249,50");
    expect(typed(",5")).toBe("0,5");
    expect(typed("1,,5")).toBe("1,5");
    expect(typed("007")).toBe("7");
  });

  test("rubs out one key at a time, down to nothing", () => {
    expect(pressKey("249,5", "back")).toBe("249,");
    expect(pressKey("", "back")).toBe("");
  });

  test("any amount in öre can be typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (ore) => {
        const text = `${Math.floor(ore / 100)},${String(ore % 100).padStart(2, "0")}`;
        expect(typed(text)).toBe(text);
      }),
    );
  });

  test("parts thousands for the eye only", () => {
    expect(grouped("1234567,5", ",")).toBe("1\u202f234\u202f567,5");
    expect(grouped("1234567,5", ".")).toBe("1,234,567.5");
    expect(grouped("249", ",")).toBe("249");
  });

  test("what is pasted reads with either mark", () => {
    for (const decimal of [",", "."] as const) {
      expect(readShown("249,50", "", decimal)).toBe("249,50");
      expect(readShown("kr 249.50", "", decimal)).toBe("249,50");
      expect(readShown("1\u00a0249,50", "", decimal)).toBe("1249,50");
    }
    expect(readShown("1,249.50", "", ".")).toBe("1249,50");
  });

  test("a keyboard that names no keys types and rubs out at the end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.constantFrom(",", "."), (ore, decimal) => {
        const value = typed(`${Math.floor(ore / 100)},${ore % 100}`);
        const groupedText = grouped(value, decimal);
        expect(readShown(groupedText, value, decimal)).toBe(value);
        expect(readShown(groupedText.slice(0, -1), value, decimal)).toBe(value.slice(0, -1));
        expect(readShown(`${groupedText}7`, value, decimal)).toBe(pressKey(value, "7"));
        const groupedWhole = grouped(value.split(",")[0] ?? "", decimal);
        expect(readShown(groupedWhole.slice(0, -1), value.split(",")[0] ?? "", decimal)).not.toContain(",");
      }),
    );
  });

  test("a keyboard's point is a comma", () => {
    expect(keyOf(".")).toBe(",");
    expect(keyOf("Backspace")).toBe("back");
    expect(keyOf("a")).toBeUndefined();
  });
});
