import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPhone, isMobile, parsePhone } from "./phone.ts";

describe("parsePhone", () => {
  test.each([
    ["0701740605", "46", "+46701740605"],
    ["701740605", "+46", "+46701740605"],
    ["070-174 06 05", "SE", "+46701740605"],
    ["+46 (0)70-174 06 05", "46", "+46701740605"],
    ["0046701740605", "33", "+46701740605"],
    ["+460701740605", "46", "+46701740605"],
    ["20 12 34 56", "45", "+4520123456"],
    ["040 123 4567", "FI", "+358401234567"],
    ["06 12 34 56 78", "fr", "+33612345678"],
    ["0151 12345678", "49", "+4915112345678"],
    ["41 23 45 67", "47", "+4741234567"],
    ["512 345 678", "48", "+48512345678"],
    ["+48 512 345 678", "46", "+48512345678"],
  ])("%s in %s is %s", (input, country, e164) => {
    expect(parsePhone(input, country)).toEqual({ ok: true, e164 });
  });

  test.each([
    ["", "46"],
    ["070174060", "46"],
    ["07017406055", "46"],
    ["+4670174060", "46"],
    ["070174060x", "46"],
    ["12345", "33"],
    ["0701740605", "44"],
    ["+447400123456", "46"],
    ["+12125550123", "46"],
    ["++46701740605", "46"],
    ["46+701740605", "46"],
  ])("%j in %s is refused", (input, country) => {
    expect(parsePhone(input, country)).toEqual({ ok: false, reason: "INVALID_PHONE" });
  });

  test("what it answers it reads back the same, in every country", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.constantFrom("46", "45", "358", "33", "47", "48", "49"), (input, prefix) => {
        const first = parsePhone(input, prefix);
        if (first.ok) expect(parsePhone(first.e164, "46")).toEqual(first);
      }),
    );
  });
});

test.each([
  ["+46701740605", true],
  ["+46812345678", false],
  ["+358401234567", true],
  ["+33612345678", true],
  ["+33123456789", false],
  ["+4915112345678", true],
  ["+447400123456", false],
  ["+46900123456", false],
  ["not a number", false],
])("%s is mobile: %s", (e164, mobile) => {
  expect(isMobile(e164)).toBe(mobile);
});

test("a number is shown as the viewer would write it", () => {
  expect(formatPhone("+46701740605")).toBe("070-174 06 05");
  expect(formatPhone("+46701740605", "33")).toBe("+46 70 174 06 05");
  expect(formatPhone("+33612345678", "33")).toBe("06 12 34 56 78");
  expect(formatPhone("unknown")).toBe("unknown");
});
