import fc from "fast-check";
import { expect, test } from "vitest";
import { checkCompanyNumber, formatCompanyNumber } from "./company-number.ts";

test.each(["556016-0680", "5560160680", " 556016-0680 ", "55-6016-0680"])("%s is Ericsson's", (input) => {
  expect(checkCompanyNumber(input)).toEqual({ ok: true, companyNumber: "5560160680" });
});

test.each([
  "",
  "556016-0681",
  "556016068",
  "55601606801",
  "16556016-0680",
  "556016 0680",
  "SE5560160680",
  "５５６０１６０６８０",
])("%j is refused", (input) =>
  expect(checkCompanyNumber(input)).toEqual({ ok: false, reason: "INVALID_COMPANY_NUMBER" }),
);

test("one wrong digit never passes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [..."5560160680"];
      digits[place] = String((Number(digits[place]) + by) % 10);
      expect(checkCompanyNumber(digits.join("")).ok).toBe(false);
    }),
  );
});

test("it is shown with a hyphen before the last four", () => {
  expect(formatCompanyNumber("5560160680")).toBe("556016-0680");
  expect(formatCompanyNumber("55601")).toBe("55601");
});
