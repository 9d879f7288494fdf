import fc from "fast-check";
import { expect, test } from "vitest";
import { isLuhn } from "./luhn.ts";

const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 24 });

test("isLuhn accepts known valid numbers and refuses others", () => {
  expect(isLuhn("5560160680")).toBe(true);
  expect(isLuhn("79927398713")).toBe(true);
  expect(isLuhn("79927398714")).toBe(false);
  expect(isLuhn("")).toBe(false);
  expect(isLuhn("55601606x0")).toBe(false);
});

test("exactly one last digit passes the Luhn check", () => {
  fc.assert(
    fc.property(digits, (text) => {
      const right = [..."0123456789"].filter((last) => isLuhn(text + last));
      expect(right).toHaveLength(1);
    }),
  );
});
