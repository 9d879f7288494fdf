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

test("the check digit is Damm's: 572 gives 4", () => {
  const digits = [0, 0, 0, 0, 0, 0, 0, 0, 5, 7, 2];
  expect(makeMembershipNumber(() => digits.shift() ?? 0)).toBe("000000005724");
});

test("what is made is a membership number, and no other last digit is", () => {
  fc.assert(
    fc.property(anyNumber, digit, (number, last) => {
      expect(number).toMatch(/^\d{12}$/);
      expect(isMembershipNumber(number.slice(0, 11) + last)).toBe(number.endsWith(String(last)));
    }),
  );
});

test("one mistyped digit never passes", () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
      const typed = [...number];
      typed[place] = String((Number(typed[place]) + by) % 10);
      expect(isMembershipNumber(typed.join(""))).toBe(false);
    }),
  );
});

test("two swapped neighbours never pass, unless they are the same", () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 0, max: 10 }), (number, place) => {
      const swapped = number.slice(0, place) + number[place + 1] + number[place] + number.slice(place + 2);
      expect(isMembershipNumber(swapped)).toBe(swapped === number);
    }),
  );
});

test.each(["", "572", "0000000572400", "00000000572x", "572400000000 "])("%j is none", (text) => {
  expect(isMembershipNumber(text)).toBe(false);
});

test("it is shown in fours and read back", () => {
  expect(formatMembershipNumber("000000005724")).toBe("0000 0000 5724");
  expect(readMembershipNumber(" 0000-0000 5724 ")).toBe("000000005724");
  expect(readMembershipNumber("\u202a0000\u20130000\u00a05724\u200b")).toBe("000000005724");
  expect(readMembershipNumber("００００００００５７２４")).toBe("000000005724");
  expect(readMembershipNumber("0000 0000 5725")).toBeNull();
});
