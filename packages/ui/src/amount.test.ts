import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AmountKey, grouped, keyOf, pressKey, toOre } from "./amount.ts";

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

  test("is whole öre, whatever has been typed so far", () => {
    expect(toOre("")).toBeUndefined();
    expect(toOre("249,")).toBe(24900);
    expect(toOre("249,5")).toBe(24950);
    expect(toOre("0,05")).toBe(5);
  });

  test("any amount in öre can be typed and is read back exactly", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (ore) => {
        const text = typed(`${Math.floor(ore / 100)},${String(ore % 100).padStart(2, "0")}`);
        expect(toOre(text)).toBe(ore);
      }),
    );
  });

  test("parts thousands for the eye only", () => {
    expect(grouped("1234567,5")).toBe("1\u202f234\u202f567,5");
    expect(grouped("249")).toBe("249");
  });

  test("a keyboard's point is a comma", () => {
    expect(keyOf(".")).toBe(",");
    expect(keyOf("Backspace")).toBe("back");
    expect(keyOf("a")).toBeUndefined();
  });
});
