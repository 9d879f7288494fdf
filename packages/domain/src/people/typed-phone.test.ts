import { expect, test } from "vitest";
import { isTypedPhone, readablePhone, typedPhone, wholePhone } from "./typed-phone.ts";

test("a stored number goes into the form and comes back the same", () => {
  for (const e164 of ["+46701740605", "+4520123456", "+358401234567", "+33612345678"]) {
    expect(wholePhone(typedPhone(e164))).toBe(e164);
  }
  expect(typedPhone("+46701740605")).toEqual({ prefix: "46", number: "0701740605" });
});

test("nothing typed is no number", () => {
  expect(wholePhone(typedPhone(null))).toBe("");
  expect(isTypedPhone(typedPhone(null))).toBe(false);
});

test.each([
  ["46", "070-174 06 05", true],
  ["46", "70 174 06 05", true],
  ["46", "070-174 06 0", false],
  ["45", "20 12 34 56", true],
  ["46", "+45 20 12 34 56", true],
  ["46", "hej", false],
] as const)("+%s %s", (prefix, number, valid) => {
  expect(isTypedPhone({ prefix, number })).toBe(valid);
});

test("numbers are written for people", () => {
  expect(readablePhone("+46701740605")).toBe("070-174 06 05");
  expect(readablePhone("+4520123456")).toBe("+45 20123456");
});
