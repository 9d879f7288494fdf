import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatPhone, isMobile, parseMobile, parsePhone } from "./phone.ts";
import { isMobileOf, type PhonePrefix, phonePrefixes } from "./phone-pattern.ts";

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
    ["\u202d070-174 06 65\u202c", "46", "+46701740665"],
    ["\u200e+46701740666", "46", "+46701740666"],
    ["070\u2013174\u00a006\u00a005", "46", "+46701740605"],
    ["０７０１７４０６０５", "46", "+46701740605"],
  ])("reads %s in country %s as %s", (input, country, e164) => {
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
    ["4670174060", "46"],
    ["447400123456", "46"],
    ["046123456", "46"],
  ])("refuses %j in country %s", (input, country) => {
    expect(parsePhone(input, country)).toEqual({ ok: false, reason: "INVALID_PHONE" });
  });

  test.each([
    ["a Swedish mobile", "46701740609", "46", "+46701740609"],
    ["a Swedish mobile with spaces", "46 70 174 06 09", "46", "+46701740609"],
    ["a Swedish mobile with 00", "0046 70 174 06 09", "46", "+46701740609"],
    ["a Swedish mobile with its leading 0", "46 070 174 06 09", "46", "+46701740609"],
    ["a Swedish mobile in a French club", "46701740609", "33", "+46701740609"],
    ["a Swedish mobile in a Danish club", "46701740609", "45", "+46701740609"],
    ["a Danish mobile", "4520123456", "46", "+4520123456"],
    ["a Norwegian mobile", "4741234567", "46", "+4741234567"],
    ["a Finnish mobile", "358401234567", "46", "+358401234567"],
    ["a French mobile", "33612345678", "46", "+33612345678"],
    ["a French mobile in a French club", "33612345678", "33", "+33612345678"],
    ["a Polish mobile", "48512345678", "46", "+48512345678"],
    ["a German mobile", "4915112345678", "49", "+4915112345678"],
  ])("reads a prefix without plus for %s: %s in %s", (_, input, prefix, e164) => {
    expect(parsePhone(input, prefix)).toEqual({ ok: true, e164 });
  });

  test.each([
    ["a Danish number that begins with 45", "45123456", "45", "+4545123456"],
    ["a Danish number that begins with 47", "47112345", "45", "+4547112345"],
    ["a Norwegian mobile that begins with 45", "45123456", "47", "+4745123456"],
    ["a Norwegian mobile that begins with 47", "47123456", "47", "+4747123456"],
    ["a Polish mobile that begins with 45", "451234567", "48", "+48451234567"],
    ["a Finnish mobile that begins with 46", "461234567", "358", "+358461234567"],
    ["a Finnish mobile with the digits of a Danish one", "4520123456", "358", "+3584520123456"],
    ["a French landline with the digits of a Finnish mobile", "358401234", "33", "+33358401234"],
    ["a Swedish landline that begins with 46", "046-123 45 67", "46", "+46461234567"],
    ["a Swedish landline that begins with 46, without its 0", "46 123 45 67", "46", "+46461234567"],
    ["a Swedish landline with the digits of a Finnish mobile", "358401234", "46", "+46358401234"],
  ])("reads %s as national: %s in %s", (_, input, prefix, e164) => {
    expect(parsePhone(input, prefix)).toEqual({ ok: true, e164 });
  });

  test("reads its own result unchanged in every country", () => {
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
])("isMobile of %s is %s", (e164, mobile) => {
  expect(isMobile(e164)).toBe(mobile);
});

describe("parseMobile", () => {
  test.each([
    ["070-174 06 05", "46", "+46701740605"],
    ["46701740605", "46", "+46701740605"],
    ["20 12 34 56", "45", "+4520123456"],
  ])("reads the mobile %s in %s", (input, prefix, e164) => {
    expect(parseMobile(input, prefix)).toEqual({ ok: true, e164 });
  });

  test.each([
    ["a landline of nine digits", "08-123 456 78", "46"],
    ["a landline of eight digits", "08-123 45 67", "46"],
    ["a landline of Lund", "046-12 34 56", "46"],
    ["a landline with its prefix", "+46 8 123 456 78", "33"],
    ["a landline with its prefix without plus", "46 8 123 456 78", "46"],
    ["a French landline", "01 23 45 67 89", "33"],
    ["a German landline", "030 123456", "49"],
    ["a premium number", "0900-123 45 67", "46"],
  ])("returns NOT_MOBILE for %s: %s in %s", (_, input, prefix) => {
    expect(parseMobile(input, prefix)).toEqual({ ok: false, reason: "NOT_MOBILE" });
  });

  test.each([
    ["", "46"],
    ["070-174 06 0", "46"],
    ["+447400123456", "46"],
    ["hej", "46"],
  ])("returns INVALID_PHONE for %j in %s", (input, prefix) => {
    expect(parseMobile(input, prefix)).toEqual({ ok: false, reason: "INVALID_PHONE" });
  });
});

test("the mobile patterns agree with the numbering plans", () => {
  const national = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 6, maxLength: 11 });
  const begun: Record<PhonePrefix, string[]> = {
    46: ["7", "70", "76"],
    45: ["2", "31", "4", "51"],
    358: ["4", "45", "50"],
    33: ["6", "63", "69", "7"],
    47: ["4", "45", "9"],
    48: ["21", "45", "5", "6", "7", "88"],
    49: ["15", "153", "1541", "16", "17"],
  };
  for (const { prefix } of phonePrefixes) {
    const numbers = fc.tuple(fc.constantFrom("", ...begun[prefix]), national).map((parts) => parts.join(""));
    fc.assert(
      fc.property(numbers, (number) => {
        fc.pre(!number.startsWith("0"));
        expect([number, isMobileOf(prefix, number)]).toEqual([number, isMobile(`+${prefix}${number}`)]);
      }),
      { numRuns: 500 },
    );
  }
});

test("formatPhone writes a number in the style of the viewer’s country", () => {
  expect(formatPhone("+46701740605")).toBe("070-174 06 05");
  expect(formatPhone("+46701740605", "33")).toBe("+46 70 174 06 05");
  expect(formatPhone("+33612345678", "33")).toBe("06 12 34 56 78");
  expect(formatPhone("unknown")).toBe("unknown");
});
