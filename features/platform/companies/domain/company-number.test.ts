import fc from "fast-check";
import { expect, test } from "vitest";
import { checkCompanyNumber, formatCompanyNumber } from "./company-number.ts";

test.each([
  "556016-0680",
  "5560160680",
  " 556016-0680 ",
  "55-6016-0680",
  "16556016-0680",
  "165560160680",
  "556016 0680",
  "556016\u20130680",
  "556016\u2011\u200b0680",
  "\u202a556016-0680\u202c",
  "５５６０１６０６８０",
])("checkCompanyNumber reads %j as 5560160680", (input) => {
  expect(checkCompanyNumber(input)).toEqual({ ok: true, companyNumber: "5560160680" });
});

test.each([
  ["a personal number", "811228-9874", "8112289874"],
  ["a personal number with its century", "19811228-9874", "8112289874"],
  ["a coordination number", "811288-9871", "8112889871"],
])("checkCompanyNumber accepts %s as a sole trader’s number", (_, input, companyNumber) => {
  expect(checkCompanyNumber(input)).toEqual({ ok: true, companyNumber });
});

test.each([
  "",
  "556016-0681",
  "556016068",
  "55601606801",
  "17556016-0680",
  "19556016-0680",
  "16811228-9874",
  "SE5560160680",
  "0000000000",
  "000000-0000",
  "056016-0681",
  "551316-0688",
  "811328-9873",
])("checkCompanyNumber rejects %j", (input) =>
  expect(checkCompanyNumber(input)).toEqual({ ok: false, reason: "INVALID_COMPANY_NUMBER" }),
);

test("a single wrong digit is always rejected", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [..."5560160680"];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(checkCompanyNumber(digits.join("")).ok).toBe(false);
    }),
  );
});

test("a company number is formatted with a hyphen before the last four digits", () => {
  expect(formatCompanyNumber("5560160680")).toBe("556016-0680");
  expect(formatCompanyNumber("55601")).toBe("55601");
});
