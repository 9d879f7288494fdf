import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatMembershipNumber,
  isMembershipNumber,
  makeMembershipNumber,
  readMembershipNumber,
} from "./membership-number.ts";

const digit = fc.integer({ min: 0, max: 9 });
const anyNumber = fc.array(digit, { minLength: 11, maxLength: 11 }).map((digits) => {
  const remainingDigits = [...digits];
  return makeMembershipNumber(() => remainingDigits.shift() ?? 0);
});

test("the Damm check digit of membership number 572 is 4", () => {
  const digits = [0, 0, 0, 0, 0, 0, 0, 0, 5, 7, 2];
  expect(makeMembershipNumber(() => digits.shift() ?? 0)).toBe("000000005724");
});

test("a generated membership number is valid with its own last digit only", () => {
  fc.assert(
    fc.property(anyNumber, digit, (number, last) => {
      expect(number).toMatch(/^\d{12}$/);
      expect(isMembershipNumber(number.slice(0, 11) + last)).toBe(number.endsWith(String(last)));
    }),
  );
});

test("a membership number with one mistyped digit is invalid", () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
      const typed = [...number];
      typed[place] = String((Number(typed[place]) + by) % 10);
      expect(isMembershipNumber(typed.join(""))).toBe(false);
    }),
  );
});

test("a membership number with two swapped neighbours is invalid unless they are equal", () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 0, max: 10 }), (number, place) => {
      const swapped = number.slice(0, place) + number[place + 1] + number[place] + number.slice(place + 2);
      expect(isMembershipNumber(swapped)).toBe(swapped === number);
    }),
  );
});

test.each(["", "572", "0000000572400", "00000000572x", "572400000000 "])("%j is no membership number", (text) => {
  expect(isMembershipNumber(text)).toBe(false);
});

test("a membership number is shown in groups of four and can be read back", () => {
  expect(formatMembershipNumber("000000005724")).toBe("0000 0000 5724");
  expect(readMembershipNumber(" 0000-0000 5724 ")).toBe("000000005724");
  expect(readMembershipNumber("\u202a0000\u20130000\u00a05724\u200b")).toBe("000000005724");
  expect(readMembershipNumber("００００００００５７２４")).toBe("000000005724");
  expect(readMembershipNumber("0000 0000 5725")).toBeNull();
});
