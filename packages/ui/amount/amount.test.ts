import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AmountKey, grouped, keyOf, pressKey, readShown } from "./amount.ts";

const typed = (keys: string): string => [...keys].reduce((text, key) => pressKey(text, key as AmountKey), "");

describe("the amount pad", () => {
  test("keeps typed text with a comma and at most two decimals", () => {
    expect(typed("249,50")).toBe("249,50");
    expect(typed("249,509")).toBe("249,50");
    expect(typed(",5")).toBe("0,5");
    expect(typed("1,,5")).toBe("1,5");
    expect(typed("007")).toBe("7");
  });

  test("deletes one character per key press, down to an empty amount", () => {
    expect(pressKey("249,5", "back")).toBe("249,");
    expect(pressKey("", "back")).toBe("");
  });

  test("accepts any amount in öre", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (ore) => {
        const text = `${Math.floor(ore / 100)},${String(ore % 100).padStart(2, "0")}`;
        expect(typed(text)).toBe(text);
      }),
    );
  });

  test("groups thousands for display only", () => {
    expect(grouped("1234567,5", ",")).toBe("1\u202f234\u202f567,5");
    expect(grouped("1234567,5", ".")).toBe("1,234,567.5");
    expect(grouped("249", ",")).toBe("249");
  });

  test("reads pasted text with either decimal mark", () => {
    for (const decimal of [",", "."] as const) {
      expect(readShown("249,50", "", decimal)).toBe("249,50");
      expect(readShown("kr 249.50", "", decimal)).toBe("249,50");
      expect(readShown("1\u00a0249,50", "", decimal)).toBe("1249,50");
    }
    expect(readShown("1,249.50", "", ".")).toBe("1249,50");
  });

  test("types and deletes at the amount’s end with a keyboard whose events name no keys", () => {
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

  test("treats a keyboard’s point as a comma", () => {
    expect(keyOf(".")).toBe(",");
    expect(keyOf("Backspace")).toBe("back");
    expect(keyOf("a")).toBeUndefined();
  });
});
