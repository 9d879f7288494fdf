import { expect, it } from "vitest";
import { wholeNumber } from "./whole-number.ts";

const within = { min: 1, max: 1_000_000 };

it.each([
  ["100", 100],
  ["1 000", 1000],
  ["1\u00a0000", 1000],
  ["1\u202f000", 1000],
  ["1000000", 1_000_000],
  ["0", null],
  ["1000001", null],
  ["1,5", null],
  ["-5", null],
  ["", null],
])("wholeNumber reads the typed text %j as %j", (typed, number) => {
  expect(wholeNumber(typed, within)).toBe(number);
});

it("wholeNumber accepts zero where the limits allow it", () => {
  expect(wholeNumber("0", { min: 0, max: 5 })).toBe(0);
  expect(wholeNumber(" ", { min: 0, max: 5 })).toBeNull();
});
