import { describe, expect, test } from "vitest";
import {
  isLocationPhone,
  isPhonePrefix,
  memberPhonePattern,
  phonePrefixes,
  prefixForLanguage,
} from "./phone-pattern.ts";

describe("the pattern of a Swedish member phone", () => {
  test.each(["0701234567", "701234567", "081234567" + "8"])("accepts %s", (text) => {
    expect(memberPhonePattern.test(text)).toBe(true);
  });
  test.each(["", "070123456", "07012345678", "70123456", "00701234567", "070-1234567", "+46701234567", "070123456a"])(
    "refuses %j",
    (text) => expect(memberPhonePattern.test(text)).toBe(false),
  );
});

describe("the phone of a point of sale", () => {
  test.each(["01234567", "012345678901", "12345", "98765432", "08-123 456 78", "08\u2011123\u00a0456\u00a078"])(
    "may be %s",
    (text) => {
      expect(isLocationPhone(text)).toBe(true);
    },
  );
  test.each(["", "0123456", "0123456789012", "1234", "123456789", "+4681234567", "abcde"])("may not be %j", (text) => {
    expect(isLocationPhone(text)).toBe(false);
  });
});

test("phonePrefixes lists the prefixes of the seven countries", () => {
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
] as const)("a chain with language %s has the phone prefix %s", (language, prefix) => {
  expect(prefixForLanguage(language)).toBe(prefix);
});
