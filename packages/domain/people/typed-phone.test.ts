import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMobile } from "./phone.ts";
import { phonePrefixes } from "./phone-pattern.ts";
import { beginningsOfPhone, readablePhone, typedPhone, typedPhoneProblem, wholePhone } from "./typed-phone.ts";

test("a stored phone number survives a round trip through the form", () => {
  for (const e164 of ["+46701740605", "+4520123456", "+358401234567", "+33612345678"]) {
    expect(wholePhone(typedPhone(e164))).toBe(e164);
  }
  expect(typedPhone("+46701740605")).toEqual({ prefix: "46", number: "0701740605" });
});

test("an empty phone field is sent as an empty text and reported as INVALID_PHONE", () => {
  expect(wholePhone(typedPhone(null))).toBe("");
  expect(typedPhoneProblem(typedPhone(null))).toBe("INVALID_PHONE");
});

test.each([
  ["46", "070-174 06 05", null],
  ["46", "70 174 06 05", null],
  ["46", "46701740605", null],
  ["46", "\u202d070-174\u00a006\u00a005\u202c", null],
  ["46", "070-174 06 0", "INVALID_PHONE"],
  ["46", "061-234 56 78", "NOT_MOBILE"],
  ["46", "08-123 45 67", "NOT_MOBILE"],
  ["46", "046-12 34 56", "NOT_MOBILE"],
  ["45", "20 12 34 56", null],
  ["46", "+45 20 12 34 56", null],
  ["46", "4520123456", null],
  ["46", "hej", "INVALID_PHONE"],
] as const)("with prefix +%s, the number %s has the problem %s", (prefix, number, problem) => {
  expect(typedPhoneProblem({ prefix, number })).toBe(problem);
});

test.each([
  ["46", "46701740605", "+46701740605"],
  ["46", "46 70 174 06 05", "+46701740605"],
  ["33", "46701740605", "+46701740605"],
  ["46", "0046 (0)70 174 06 05", "+46701740605"],
  ["45", "45123456", "+4545123456"],
  ["46", "461234567", "+46461234567"],
] as const)("with prefix +%s, the number %s is sent as %s", (prefix, number, e164) => {
  expect(wholePhone({ prefix, number })).toBe(e164);
});

const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 5, maxLength: 10 });
const begun = fc.constantFrom("", "0", "07", "7", "467", "4670", "45", "3584", "08", "336", "0046", "+46", "+45");
const typedNumbers = fc.record({
  prefix: fc.constantFrom(...phonePrefixes.map(({ prefix }) => prefix)),
  number: fc.tuple(begun, digits).map((parts) => parts.join("")),
});

test("the phone form accepts every number that the server accepts, and sends the same number", () => {
  fc.assert(
    fc.property(typedNumbers, (typed) => {
      const parsed = parseMobile(typed.number, typed.prefix);
      if (!parsed.ok) return;
      expect(typedPhoneProblem(typed)).toBeNull();
      expect(parseMobile(wholePhone(typed))).toEqual(parsed);
    }),
    { numRuns: 1_000 },
  );
});

test("the phone form refuses every Swedish number that the server refuses", () => {
  fc.assert(
    fc.property(typedNumbers, (typed) => {
      const wholeNumber = wholePhone(typed);
      fc.pre(wholeNumber.startsWith("+46"));
      expect([wholeNumber, typedPhoneProblem(typed) === null]).toEqual([wholeNumber, parseMobile(wholeNumber).ok]);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ["46701740605", "+46701740605"],
  ["46 70 174", "+4670174"],
  ["0046 70 174", "+4670174"],
  ["\u202d070-174\u202c", "+4670174"],
])("a search for %s matches numbers that begin with %s", (typed, start) => {
  expect(beginningsOfPhone(typed)).toContain(start);
});

test("readablePhone formats Swedish numbers in groups and others with their prefix", () => {
  expect(readablePhone("+46701740605")).toBe("070-174 06 05");
  expect(readablePhone("+4520123456")).toBe("+45 20123456");
});
