import { describe, expect, test } from "vitest";
import {
  isLocationPhone,
  isPhonePrefix,
  memberPhonePattern,
  phonePrefixes,
  prefixForLanguage,
} from "./phone-pattern.ts";

describe("a member's phone in Sweden", () => {
  test.each(["0701234567", "701234567", "081234567" + "8"])("%s has the form", (text) => {
    expect(memberPhonePattern.test(text)).toBe(true);
  });
  test.each(["", "070123456", "07012345678", "70123456", "00701234567", "070-1234567", "+46701234567", "070123456a"])(
    "%j has not",
    (text) => expect(memberPhonePattern.test(text)).toBe(false),
  );
});

describe("a point of sale's phone", () => {
  test.each(["01234567", "012345678901", "12345", "98765432", "08-123 456 78", "08\u2011123\u00a0456\u00a078"])(
    "%s has the form",
    (text) => {
      expect(isLocationPhone(text)).toBe(true);
    },
  );
  test.each(["", "0123456", "0123456789012", "1234", "123456789", "+4681234567", "abcde"])("%j has not", (text) => {
    expect(isLocationPhone(text)).toBe(false);
  });
});

test("the prefixes are those of the seven countries", () => {
  expect(Object.fromEntries(phonePrefixes.map(({ iso, prefix }) => [iso, prefix]))).toEqual({
    DK: "45",
    FI: "358",
    DE: "49",
    NO: "47",
    PL: "48",
    SE: "46",
    FR: "33",
  });
  expect(isPhonePrefix("358")).toBe(true);
  expect(isPhonePrefix("44")).toBe(false);
});

test.each([
  ["sv", "46"],
  ["fr", "33"],
  ["en", "46"],
  [null, "46"],
] as const)("a chain in %s dials %s", (language, prefix) => {
  expect(prefixForLanguage(language)).toBe(prefix);
});
