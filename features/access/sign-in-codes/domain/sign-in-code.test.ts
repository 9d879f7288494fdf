import { expect, test } from "vitest";
import { readSignInCode, signInCodeOf } from "./sign-in-code.ts";

test("a code has six digits, with leading zeros", () => {
  expect([0, 42, 999_999].map(signInCodeOf)).toEqual(["000000", "000042", "999999"]);
});

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["１２３４５６", "123456"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
])("the text %j reads as %j", (text, expected) => {
  expect(readSignInCode(text)).toBe(expected);
});
